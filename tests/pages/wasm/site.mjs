// The folder SITE behind a server of its own, as strict as the page says it may be served.

import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import path from "node:path";

const types = { ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".wasm": "application/wasm" };
export const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; " +
  "worker-src 'self'; base-uri 'none'; form-action 'none'";

export async function serve() {
  const server = createServer(async (request, response) => {
    const name = path.basename(new URL(request.url, "http://localhost").pathname) || "index.html";
    try {
      const content = await readFile(path.join(process.env.SITE, name));
      response.writeHead(200, { "Content-Type": types[path.extname(name)], "Content-Security-Policy": policy });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => { server.listen(0, "127.0.0.1", listening); });
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
