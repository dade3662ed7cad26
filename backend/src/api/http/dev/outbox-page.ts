import type { OutboxMessage } from "../../../queries/mail/outbox"
import { escapeHtml } from "../response/escape-html"
import { outboxStyle } from "./outbox-style"

const TIME = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" })

type Page = { messages: OutboxMessage[]; sendsMails: boolean }

/** The outbox for people: what would have been sent, newest first. */
export function outboxPage({ messages, sendsMails }: Page): string {
  const lead = sendsMails
    ? "Mails go out by the mail server of SMTP_URL. SMS codes stay here."
    : "No mail server is set, so nothing leaves this machine: mails and SMS codes stay here."
  const list = messages.map(article).join("\n") || '<p class="empty">Nothing was sent yet.</p>'
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox (${messages.length})</title>
<style>${outboxStyle}</style>
<main>
<header>
<h1>Outbox</h1>
<p>${lead}</p>
<p><a href="/dev/outbox">Look again</a> <a href="/dev/outbox.json">As JSON</a> <a href="/">To the shop</a></p>
</header>
${list}
</main>
</html>`
}

/** The message's own HTML was made by the shop from escaped text; everything else is escaped here. */
function article({ kind, to, subject, text, html, at }: OutboxMessage): string {
  const name = kind === "sms" ? "SMS" : "Mail"
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="meta"><span class="kind ${kind}">${name}</span> to <strong>${escapeHtml(to)}</strong>
<time datetime="${escapeHtml(at)}">${escapeHtml(timeOf(at))}</time></p>
<div class="body">${html}</div>
<details><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details>
</article>`
}

function timeOf(at: string): string {
  const time = new Date(at)
  return Number.isNaN(time.getTime()) ? at : TIME.format(time)
}
