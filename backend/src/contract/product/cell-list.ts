const SEPARATOR = " | "

/** Several texts in one cell, with `|` between them; a `|` or `\` of a text's own follows a `\`. */
export function joinList(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/[\\|]/g, "\\$&")).join(SEPARATOR)
}

/** The texts of such a cell, without the blanks around them; empty ones do not count. */
export function splitList(cell: string): string[] {
  return cutAt(cell, "|")
    .map((text) => text.trim().replace(/\\([\\|])/g, "$1"))
    .filter(Boolean)
}

export type Labelled = { label: string; value: string }

/** "Label: value" for each; a `:` of a label's own follows a `\`. */
export function joinLabelled(pairs: readonly Labelled[]): string {
  return joinList(pairs.map(({ label, value }) => `${escapeColons(label)}: ${value}`))
}

/** The pairs of such a cell; undefined where one has no label or no value. */
export function splitLabelled(cell: string): Labelled[] | undefined {
  const pairs = splitList(cell).map((text) => {
    const [label = "", ...rest] = cutAt(text, ":")
    return { label: label.trim().replace(/\\([\\:])/g, "$1"), value: rest.join(":").trim() }
  })
  return pairs.every(({ label, value }) => label && value) ? pairs : undefined
}

function escapeColons(label: string): string {
  return label.replace(/[\\:]/g, "\\$&")
}

/** Cuts at each sign that follows no `\` of its own. */
function cutAt(text: string, sign: string): string[] {
  // Most texts have none, and sign by sign a sheet of attributes takes more garbage than all of its row.
  if (!text.includes("\\")) return text.split(sign)
  const parts = [""]
  for (const [piece] of text.matchAll(/\\[\s\S]|[\s\S]/gu)) {
    if (piece === sign) parts.push("")
    else parts[parts.length - 1] += piece
  }
  return parts
}
