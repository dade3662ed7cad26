import type { OutboxMessage } from "../../../queries/mail/outbox"
import { escapeHtml } from "../../../contract/html"

/** The outbox page's one style sheet: the shop's colours, light and dark. */
const outboxStyle = `
:root { color-scheme: light dark; --paper: #fbfbf8; --sheet: #ffffff; --line: #d3d6d3; --ink: #1c2127; --muted: #59626b; --drawing: #1d4f8f; --signal: #b8480a; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14171b; --sheet: #1c2025; --line: #363d45; --ink: #e9e9e4; --muted: #a3abb4; --drawing: #93bdf5; --signal: #ff7f33; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 "Inter Variable", system-ui, "Segoe UI", "Liberation Sans", sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 46rem; margin-inline: auto; padding: 2rem 1rem 4rem; }
h1, h2 { font-family: "Barlow Condensed", "Arial Narrow", "Liberation Sans Narrow", sans-serif; font-weight: 600; line-height: 1.15; overflow-wrap: anywhere; }
h1 { margin: 0 0 0.5rem; font-size: 2.5rem; }
h2 { margin: 0 0 0.25rem; font-size: 1.375rem; }
a { color: var(--drawing); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--drawing); outline-offset: 2px; }
header { margin-bottom: 1.5rem; }
header p { margin: 0 0 0.5rem; max-width: 40rem; }
header a { margin-right: 1rem; }
article { margin-bottom: 1rem; padding: 1rem 1.25rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 4px; }
.meta { display: flex; flex-wrap: wrap; gap: 0.25rem 0.5rem; margin: 0; padding-bottom: 0.75rem; border-bottom: 1px solid var(--line); color: var(--muted); font-size: 0.875rem; overflow-wrap: anywhere; }
.meta strong { color: var(--ink); font-weight: 600; }
.meta time { margin-left: auto; }
.kind { padding: 0 0.5rem; border: 1px solid; border-radius: 2px; font-weight: 600; }
.mail { color: var(--drawing); } .sms { color: var(--signal); }
.body { padding-block: 0.25rem; overflow-x: auto; overflow-wrap: anywhere; }
.body p { margin: 0.75rem 0; }
summary { color: var(--muted); font-size: 0.875rem; cursor: pointer; }
pre { margin: 0.5rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.8125rem/1.5 ui-monospace, "SF Mono", Consolas, "Liberation Mono", monospace; }
.empty { padding: 3rem 1rem; border: 1px dashed var(--line); border-radius: 4px; text-align: center; color: var(--muted); }`

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
