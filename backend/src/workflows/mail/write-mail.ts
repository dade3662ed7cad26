import { escapeHtml } from "../../contract/html"
import type { MailBlock } from "../../kit/mails"

/** What a mail says, before it is text or HTML. */
export type MailParts = {
  subject: string
  paragraphs: string[]
  /** Label and value; a value without words is left out. */
  facts: [label: string, value: string][]
  /** Rows below their heads, and how many there are beside them. */
  list?: { heads: string[]; rows: string[][]; more: number }
  /** Of plugins, below what is told of the order. */
  blocks?: readonly MailBlock[] | undefined
  link: { label: string; url: string }
  /** Lines. */
  signature: string[]
}

type WrittenMail = { subject: string; text: string; html: string }

/** The mail's two parts, which say the same. */
export function writeMail({ subject, ...parts }: MailParts): WrittenMail {
  const facts = parts.facts.filter(([, value]) => value.trim() !== "")
  return { subject, text: textOf({ ...parts, facts }), html: bodyOf({ ...parts, facts }) }
}

type Body = Omit<MailParts, "subject">
type Facts = readonly (readonly [label: string, value: string])[]
type List = NonNullable<MailParts["list"]>

function textOf({ paragraphs, facts, list, blocks = [], link, signature }: Body): string {
  const rows = list ? [rowsAsText(list)] : []
  const end = [linkAsText(link), signature.join("\n")]
  return [...paragraphs, ...rows, factsAsText(facts), ...blocks.map(blockAsText), ...end].join(
    "\n\n",
  )
}

function blockAsText({ heading, paragraphs = [], facts = [], link }: MailBlock): string {
  const listed = facts.length > 0 ? [factsAsText(facts)] : []
  const said = [...(heading ? [heading] : []), ...paragraphs, ...listed]
  return [...said, ...(link ? [linkAsText(link)] : [])].join("\n\n")
}

function factsAsText(facts: Facts): string {
  return facts.map(([label, value]) => `${label}: ${value}`).join("\n")
}

function linkAsText({ label, url }: MailParts["link"]): string {
  return `${label}:\n${url}`
}

function rowsAsText({ rows, more }: List): string {
  return [...rows.map((row) => row.filter(Boolean).join(" · ")), ...restOf(more)].join("\n")
}

function restOf(more: number): string[] {
  return more > 0 ? [`and ${more} more`] : []
}

// Mail readers drop style sheets: what a table needs is said at its cells.
function bodyOf({ paragraphs, facts, list, blocks = [], link, signature }: Body): string {
  return [
    ...paragraphs.map(paragraphAsHtml),
    ...(list ? [rowsAsTable(list)] : []),
    factsAsTable(facts),
    ...blocks.flatMap(blockAsHtml),
    linkAsHtml(link),
    `<p>${signature.map(escapeHtml).join("<br>")}</p>`,
  ].join("\n")
}

function blockAsHtml({ heading, paragraphs = [], facts = [], link }: MailBlock): string[] {
  return [
    ...(heading
      ? [`<h2 style="margin:16px 0 4px;font-size:18px">${escapeHtml(heading)}</h2>`]
      : []),
    ...paragraphs.map(paragraphAsHtml),
    ...(facts.length > 0 ? [factsAsTable(facts)] : []),
    ...(link ? [linkAsHtml(link)] : []),
  ]
}

function paragraphAsHtml(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

function factsAsTable(facts: Facts): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:2px 16px 2px 0;vertical-align:top">${escapeHtml(label)}</td>` +
      `<td style="padding:2px 0"><strong>${escapeHtml(value)}</strong></td></tr>`,
  )
  return `<table>${rows.join("")}</table>`
}

function linkAsHtml({ label, url }: MailParts["link"]): string {
  return `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`
}

function rowsAsTable({ heads, rows, more }: List): string {
  const row = (tag: "th" | "td", cells: string[]) =>
    `<tr>${cells.map((cell) => `<${tag} ${CELL}>${escapeHtml(cell)}</${tag}>`).join("")}</tr>`
  const table = `<table>${row("th", heads)}${rows.map((cells) => row("td", cells)).join("")}</table>`
  return [table, ...restOf(more).map((text) => `<p>${text}</p>`)].join("\n")
}

const CELL = 'style="padding:2px 16px 2px 0;text-align:left;vertical-align:top"'
