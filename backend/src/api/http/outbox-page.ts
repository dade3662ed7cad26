import type { OutboxMessage } from "../../queries/outbox"

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 44rem; padding: 2rem 1rem }
article { border-top: 1px solid; padding: 1rem 0; overflow-wrap: anywhere }
h2 { font-size: 1.1rem; margin: 0 }
p.meta { margin: 0 0 .5rem; opacity: .75 }`

/** The outbox for people: what would have been sent, newest first. */
export function outboxPage(messages: OutboxMessage[]): string {
  const list = messages.map(article).join("\n") || "<p>Nothing was sent yet.</p>"
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>${STYLE}</style>
<h1>Outbox</h1>
<p>The shop runs without a mail server: these messages stayed here.</p>
${list}
</html>`
}

/** The message's own HTML was made by the shop from escaped text; everything else is escaped here. */
function article({ kind, to, subject, html, at }: OutboxMessage): string {
  return `<article>
<h2>${escape(subject)}</h2>
<p class="meta">${kind === "sms" ? "SMS" : "Mail"} to ${escape(to)}, ${escape(at)}</p>
${html}
</article>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
