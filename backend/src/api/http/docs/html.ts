const markup = Symbol("markup")

/** Text that is HTML already; only `html` makes it. */
export type Html = { [markup]: string }
type Part = Html | Html[] | string | number | undefined | false

/** HTML from a template: every value in it is escaped, save what `html` made itself. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  const filled = texts.map((text, place) => text + render(parts[place]))
  return { [markup]: filled.join("") }
}

export function render(part: Part): string {
  if (part === undefined || part === false) return ""
  if (Array.isArray(part)) return part.map(render).join("")
  if (typeof part === "object") return part[markup]
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Text in which `backticks` mark code. */
export function prose(text: string): Html[] {
  return text
    .split("`")
    .map((piece, place) => (place % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`))
}

/** For style sheets of our own. */
export function trusted(text: string): Html {
  return { [markup]: text }
}
