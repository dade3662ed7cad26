/** The one style sheet of papers: black on white, a paper a page; links to other pages are not printed. */
export const paperStyle = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: #111; font: 10.5pt/1.4 system-ui, "Segoe UI", "Liberation Sans", sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 190mm; margin-inline: auto; padding: 8mm 4mm; }
.hint { margin: 0 0 6mm; padding: 3mm; border: 1px solid #999; }
article { padding-bottom: 8mm; }
article + article { border-top: 2px dashed #999; padding-top: 8mm; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4mm 8mm; margin-bottom: 5mm; }
header address { font-style: normal; white-space: pre-line; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 20pt; line-height: 1.1; }
h2 { margin: 6mm 0 2mm; font-size: 13pt; }
dl { align-content: start; display: grid; grid-template-columns: max-content 1fr; gap: 0.5mm 4mm; margin: 0; }
dt { color: #444; }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
.rows { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { padding: 1.5mm 2mm; border-bottom: 1px solid #bbb; text-align: left; vertical-align: top; }
th { border-bottom: 2px solid #111; white-space: nowrap; }
td.figure, th.figure { text-align: right; white-space: nowrap; }
td.sku { white-space: nowrap; }
td.name { overflow-wrap: anywhere; min-width: 40mm; }
td.name small { display: block; }
.box { display: inline-block; width: 4mm; height: 4mm; border: 1px solid #111; }
.sums { margin: 4mm 0 0; font-weight: 600; }
@page { margin: 12mm; }
@media print {
  main { max-width: none; padding: 0; }
  .hint { display: none; }
  .rows { overflow: visible; }
  article + article { border: 0; padding-top: 0; break-before: page; }
}`
