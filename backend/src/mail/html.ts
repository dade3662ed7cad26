const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const ADDRESS = /https?:\/\/[^\s<]+/g

/** Text for an element's content or a value in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}

/** Plain text as HTML: a paragraph for each block of lines, addresses as links. */
export function htmlOf(text: string): string {
  return escapeHtml(text)
    .split(/\n{2,}/)
    .map((block) => block.replace(ADDRESS, '<a href="$&">$&</a>').replaceAll("\n", "<br>"))
    .map((block) => `<p>${block}</p>`)
    .join("\n")
}
