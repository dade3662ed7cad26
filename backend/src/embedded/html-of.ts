const ADDRESS = /https?:\/\/[^\s<]+/g
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Plain text as HTML: a paragraph for each block of lines, addresses as links. */
export function htmlOf(text: string): string {
  const escaped = text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
  return escaped
    .split(/\n{2,}/)
    .map((block) => block.replace(ADDRESS, '<a href="$&">$&</a>').replaceAll("\n", "<br>"))
    .map((block) => `<p>${block}</p>`)
    .join("\n")
}
