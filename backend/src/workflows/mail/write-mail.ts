import { escapeHtml } from "../../contract/html"

/** What a mail says, before it is text or HTML. */
export type MailParts = {
  subject: string
  paragraphs: string[]
  /** Label and value; a value without words is left out. */
  facts: [label: string, value: string][]
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

function textOf({ paragraphs, facts, link, signature }: Body): string {
  const listed = facts.map(([label, value]) => `${label}: ${value}`).join("\n")
  return [...paragraphs, listed, `${link.label}:\n${link.url}`, signature.join("\n")].join("\n\n")
}

// Mail readers drop style sheets: what a table needs is said at its cells.
function bodyOf({ paragraphs, facts, link, signature }: Body): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:2px 16px 2px 0;vertical-align:top">${escapeHtml(label)}</td>` +
      `<td style="padding:2px 0"><strong>${escapeHtml(value)}</strong></td></tr>`,
  )
  return [
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    `<table>${rows.join("")}</table>`,
    `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`,
    `<p>${signature.map(escapeHtml).join("<br>")}</p>`,
  ].join("\n")
}
