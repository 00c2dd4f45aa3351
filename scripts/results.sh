#!/usr/bin/env bash
# Makes the results' pages from the compact run files of results/ alone: the table of docs/results.md,
# docs/results/index.html, and a page for each run. scripts/measure_result.sh makes such a run file.
#
# Usage: scripts/results.sh [FOLDER [OUT]]
#   FOLDER     where the run files are (default results)
#   OUT        a folder with a results.md; pages go to results/ in it (default docs)
#   CASTELLAN  the program (default build/release/castellan)
# The same run files give the same pages, byte for byte. What is between the two comments in results.md is written anew.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
castellan=${CASTELLAN:-build/release/castellan}
folder=${1:-results}
out=${2:-docs}
shopt -s nullglob
files=("$folder"/*.db)
[[ ${#files[@]} -gt 0 ]] || { echo "results.sh: there is no run file in $folder" >&2; exit 2; }
mkdir -p "$out/results"

# The rows of both tables: one line of CSV for each run, the file's name in front.
rows=$(for file in "${files[@]}"; do
  name=$(basename "$file" .db)
  "$castellan" report "$file" --format html >"$out/results/$name.html"
  "$castellan" report "$file" --format csv | awk -v name="$name" '{ print (NR == 1 ? "name" : name) "," $0 }'
done | awk -F, 'NR == 1 || $1 != "name"')

# Usage: table FORMAT: each run as a row, in Markdown or HTML.
table() {
  awk -F, -v format="$1" '
    function share(value) { return sprintf("%.*f %%", value > 0 && value < 0.001 ? 6 : 3, 100 * value) }
    function seeds() { return $at["first_seed"] " to " $at["last_seed"] }
    NR == 1 { for (i = 1; i <= NF; ++i) at[$i] = i; next }
    {
      between = share($at["interval_low"]) " to " share($at["interval_high"])
      known = share($at["bounds_low"])
      if ($at["undecided"] > 0) known = known " to " share($at["bounds_high"])
    }
    format == "markdown" {
      printf "| [%s](results/%s.html) | %s | %d | %d | %d | %s | %s | %.1f | %.3f |\n", $at["game"], $1, $at["options"],
        $at["deals"], $at["won"], $at["undecided"], known, between, $at["positions_mean"], $at["cpu_ms_mean"]
      next
    }
    {
      # The interval to scale, from 0 to 100 % over 100 units.
      low = 100 * $at["interval_low"]
      high = 100 * $at["interval_high"]
      drawing = sprintf("<svg viewBox=\"-2 0 104 8\" role=\"img\" aria-label=\"%s of a scale from 0 to 100 %%\">", between) \
        "<line class=\"axis\" x1=\"0\" y1=\"4\" x2=\"100\" y2=\"4\"></line>" \
        sprintf("<rect class=\"own\" x=\"%.2f\" y=\"1\" width=\"%.2f\" height=\"6\"></rect></svg>", low, high - low > 1 ? high - low : 1)
      printf "<tr><td><a href=\"%s.html\">%s</a></td><td>%s</td><td>%d</td><td>%d</td><td>%d</td><td>%s</td><td>%s</td>" \
        "<td class=\"scale\">%s</td></tr>\n", $1, $at["game"], $at["options"], $at["deals"], $at["won"], $at["undecided"], known,
        between, drawing
    }' <<<"$rows"
}

# results.md: the words stay, the table is new.
[[ $(grep -c '^<!-- \(table by scripts/results.sh\|end of table\) -->$' "$out/results.md") -eq 2 ]] ||
  { echo "results.sh: $out/results.md has no place for the table" >&2; exit 2; }
{
  sed '/^<!-- table by/q' "$out/results.md"
  echo
  echo "| game | options | deals | won | undecided | winnability | 95 % interval | positions per deal | CPU ms per deal |"
  echo "|---|---|---|---|---|---|---|---|---|"
  table markdown
  echo
  sed -n '/^<!-- end of table/,$p' "$out/results.md"
} >"$out/results.md.new"
mv "$out/results.md.new" "$out/results.md"

# The index looks like the other pages: by their style, which the program has too.
style=$(cat cli/pages/assets/page.css cli/pages/assets/plot.css
  echo 'td.scale { min-width: 10rem; } td.scale svg { display: block; width: 100%; } .scale .axis { stroke: var(--quiet); }'
  echo '.scale .own { fill: var(--accent); }')
checksum=$(printf '%s' "$style" | openssl dgst -sha256 -binary | base64)
cat >"$out/results/index.html" <<END
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-$checksum'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>How many deals can be won - Castellan</title>
<style>$style</style>
</head>
<body>
<header><h1>How many deals can be won</h1></header>
<main>
<p>Each with every card known. A deal counted as won has a solution that was replayed by the rules; one counted as lost has
a proof. The interval is Wilson's at 95 %, with undecided deals against both ends. Each game leads to its page.</p>
<div class="scroll" tabindex="0" role="group" aria-label="Table">
<table>
<thead><tr><th scope="col">game</th><th scope="col">options</th><th scope="col">deals</th><th scope="col">won</th>
<th scope="col">undecided</th><th scope="col">winnability</th><th scope="col">95 % interval</th>
<th scope="col">from 0 to 100 %</th></tr></thead>
<tbody>
$(table html)
</tbody>
</table>
</div>
</main>
<footer>Made by scripts/results.sh.</footer>
</body>
</html>
END
echo "results.sh: ${#files[@]} runs, $out/results/index.html"
