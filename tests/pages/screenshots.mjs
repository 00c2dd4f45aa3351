// Pictures of each kind of page, on a phone, a laptop and a wide screen, light and dark: node screenshots.mjs FOLDER.

import { mkdirSync } from "node:fs";
import path from "node:path";
import { openBrowser, visit } from "./browser.mjs";
import { ofEachKind } from "./pages.mjs";

const folder = process.argv[2];
mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
for (const page of ofEachKind) {
  for (const width of [390, 1280, 1920]) {
    for (const colorScheme of ["light", "dark"]) {
      await visit(browser, page, async (tab) => {
        // In the middle of a game there is more to see.
        if (await tab.locator(".position").count()) await tab.fill(".position", "20");
        await tab.screenshot({ path: path.join(folder, `${page.name}-${width}-${colorScheme}.png`), fullPage: true });
      }, { colorScheme, viewport: { width, height: 900 } });
    }
  }
}
await browser.close();
