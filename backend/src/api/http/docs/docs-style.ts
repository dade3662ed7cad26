/** The page's one style sheet: the shop's colours, light and dark, telephone, desk and paper. */
export const docsStyle = `
:root {
  color-scheme: light dark;
  --paper: #fbfbf8; --sunken: #f1f2ee; --line: #d3d6d3; --ink: #1c2127; --muted: #59626b;
  --drawing: #1d4f8f; --signal: #e85d0c; --good: #1c6b3c; --warn: #8a5a00; --bad: #b3261e;
  --text: "Inter Variable", system-ui, "Segoe UI", "Liberation Sans", sans-serif;
  --display: "Barlow Condensed", "Arial Narrow", "Liberation Sans Narrow", "Roboto Condensed", sans-serif;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", Consolas, "Liberation Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14171b; --sunken: #1c2025; --line: #363d45; --ink: #e9e9e4; --muted: #a3abb4;
    --drawing: #93bdf5; --signal: #ff7f33; --good: #78cf97; --warn: #edb95e; --bad: #ff9a8f;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; scrollbar-gutter: stable; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 var(--text); font-variant-numeric: tabular-nums; }
a { color: var(--drawing); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--drawing); outline-offset: 2px; }
main:focus { outline: none; }
.skip { position: absolute; left: 1rem; top: -4rem; padding: 0.5rem 1rem; background: var(--paper); border: 1px solid; }
.skip:focus { top: 0.5rem; }
h1, h2, h3, h4, caption, .brand b { font-family: var(--display); font-weight: 600; line-height: 1.1; text-wrap: balance; }
h1 { font-size: 2.5rem; margin: 0 0 1rem; }
main h2 { font-size: 2rem; margin: 4rem 0 1rem; padding-top: 1rem; border-top: 1px solid var(--ink); }
h3 { font-size: 1.25rem; margin: 0 0 0.5rem; overflow-wrap: anywhere; }
h3 code { font: 600 1.125rem/1.3 var(--text); }
h4 { font-size: 1.125rem; margin: 1.5rem 0 0.5rem; }
p { margin: 0 0 0.75rem; max-width: 44rem; }
.lead { font-size: 1.125rem; }
code { font: 0.875em/1.5 var(--mono); overflow-wrap: anywhere; }
pre { margin: 0.5rem 0 1rem; padding: 0.75rem 1rem; overflow-x: auto; background: var(--sunken); border: 1px solid var(--line); border-radius: 2px; tab-size: 2; }
pre, pre code { font: 0.8125rem/1.5 var(--mono); overflow-wrap: normal; }
.shell { border-left: 3px solid var(--drawing); user-select: all; cursor: copy; }
.bar { display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding: 0.75rem 1rem; border-bottom: 1px solid var(--line); }
.brand { display: flex; align-items: center; gap: 0.5rem; color: inherit; text-decoration: none; }
.brand b { display: block; font-size: 1.5rem; line-height: 1.5rem; }
.brand small { display: block; font: 600 0.75rem/1 var(--display); letter-spacing: 0.02em; color: var(--muted); }
.plate { fill: var(--ink); } .letter { stroke: var(--paper); } .hole { fill: var(--signal); }
.sheet { max-width: 82rem; margin-inline: auto; padding: 1.5rem 1rem 4rem; }
nav ul { list-style: none; margin: 0 0 0.5rem; padding: 0; display: flex; flex-wrap: wrap; column-gap: 1.25rem; }
nav .calls { display: none; }
nav h2 { margin: 1rem 0 0.25rem; font-size: 1rem; color: var(--muted); }
nav a { display: block; padding: 0.25rem 0; font-size: 0.875rem; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
nav a:hover { text-decoration: underline; }
nav { margin-bottom: 2rem; padding-bottom: 1rem; border-bottom: 1px solid var(--line); }
.method { display: inline-block; width: 3.5rem; font: 600 0.9375rem/1.25 var(--display); letter-spacing: 0.03em; }
.get { color: var(--drawing); } .post { color: var(--good); } .put { color: var(--warn); } .delete { color: var(--bad); }
article { margin: 2rem 0; padding-top: 1.5rem; border-top: 1px solid var(--line); scroll-margin-top: 0.5rem; }
h2 + article { border-top: 0; padding-top: 0; margin-top: 0; }
article:target h3 { box-shadow: -0.75rem 0 0 var(--paper), -1rem 0 0 var(--signal); }
.who { color: var(--muted); }
table { width: 100%; margin: 1rem 0 1.5rem; border-collapse: collapse; font-size: 0.875rem; }
caption { padding-bottom: 0.25rem; text-align: left; font-size: 1.125rem; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; text-align: left; vertical-align: top; font-weight: 400; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
thead th { color: var(--muted); font-family: var(--display); font-weight: 600; border-bottom-color: var(--ink); }
.tag th { padding-top: 1.25rem; font: 600 1.125rem/1.2 var(--display); }
.overview a { display: inline-block; }
dl { margin: 0 0 1rem; font-size: 0.875rem; }
dl div { display: grid; grid-template-columns: 3rem 1fr; padding: 0.375rem 0; border-bottom: 1px solid var(--line); }
dt { grid-row: 1 / span 9; font-weight: 600; }
dd { grid-column: 2; margin: 0; }
@media (width >= 40rem) { tbody th code { white-space: nowrap; } }
@media (width < 40rem) {
  h1 { font-size: 2rem; } main h2 { font-size: 1.625rem; }
  table, tbody, tr, th, td, caption { display: block; }
  thead { position: absolute; clip-path: inset(50%); }
  tr { padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
  tr th, tr td { padding: 0; border: 0; }
  tr th { padding-bottom: 0.125rem; }
  td[data-head]:not(:empty)::before { content: attr(data-head) " "; color: var(--muted); font-family: var(--display); font-weight: 600; }
}
@media (width >= 64rem) {
  .bar, .sheet { padding-inline: max(2rem, (100% - 78rem) / 2); }
  .sheet { max-width: none; }
  nav ul { display: block; } nav .calls { display: block; }
  .sheet { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 3rem; }
  nav { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; align-self: start; margin: 0; padding: 0 1rem 1rem 0; border: 0; }
  .overview th:first-child { width: 19rem; } .overview td:nth-child(2) { width: 12rem; }
}
@media print {
  :root { --paper: #fff; --sunken: #fff; --ink: #000; --muted: #333; --line: #999; color-scheme: light; }
  .bar a:last-child, nav, .skip { display: none; }
  body { font-size: 10pt; } pre { white-space: pre-wrap; overflow: visible; } pre code { overflow-wrap: anywhere; }
  h2, h3, h4, caption { break-after: avoid; } tr, pre, dl div { break-inside: avoid; }
}
`
