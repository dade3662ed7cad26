import { escapeHtml } from "../contract/html"

const ADDRESS = /https?:\/\/[^\s<]+/g

/** Plain text as HTML: a paragraph for each block of lines, addresses as links. */
export function htmlOf(text: string): string {
  return escapeHtml(text)
    .split(/\n{2,}/)
    .map((block) => block.replace(ADDRESS, '<a href="$&">$&</a>').replaceAll("\n", "<br>"))
    .map((block) => `<p>${block}</p>`)
    .join("\n")
}
