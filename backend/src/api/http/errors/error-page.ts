import type { Request, Response } from "express"
import { createHash } from "node:crypto"
import { escapeHtml } from "../../../contract/html"

/** The error page's one style sheet: the shop's colours, light and dark, and nothing to be fetched. */
const errorStyle = `
:root { color-scheme: light dark; --paper: #fbfbf8; --line: #d3d6d3; --ink: #1c2127; --muted: #59626b; --drawing: #1d4f8f; --signal: #e85d0c; --on-signal: #14161a; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14171b; --line: #363d45; --ink: #e9e9e4; --muted: #a3abb4; --drawing: #93bdf5; --signal: #ff7f33; --on-signal: #14161a; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 "Inter Variable", system-ui, "Segoe UI", "Liberation Sans", sans-serif; }
main { max-width: 40rem; margin-inline: auto; padding: 4rem 1rem; }
.brand { margin: 0 0 2rem; padding-bottom: 0.75rem; border-bottom: 1px solid var(--line); font-weight: 600; }
.brand span { color: var(--muted); font-weight: 400; }
h1 { margin: 0 0 1rem; font: 600 2.5rem/1.15 "Barlow Condensed", "Arial Narrow", "Liberation Sans Narrow", sans-serif; }
a { color: var(--drawing); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--drawing); outline-offset: 2px; }
.ways { display: flex; flex-wrap: wrap; align-items: center; gap: 1rem; margin: 1.5rem 0 2.5rem; }
.again { padding: 0.5rem 1.25rem; border-radius: 2px; background: var(--signal); color: var(--on-signal); font-weight: 600; text-decoration: none; }
.id { padding-top: 0.75rem; border-top: 1px solid var(--line); color: var(--muted); font-size: 0.875rem; }
code { display: block; color: var(--ink); font: 0.875rem ui-monospace, "SF Mono", Consolas, "Liberation Mono", monospace; overflow-wrap: anywhere; }`

const CALLS = /^\/(api|store|admin|auth|hooks|health|metrics)(\/|$)/i
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(errorStyle).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ")

/** Whether somebody opens a page: its failure is read by a person, not by a script. */
export function wantsPage(req: Request): boolean {
  const reads = req.method === "GET" || req.method === "HEAD"
  return reads && !CALLS.test(req.path) && req.accepts(["json", "html"]) === "html"
}

/** Says that the page cannot be shown now, what to do, and what to name when asking for help. */
export function answerErrorPage(req: Request & { requestId?: string }, res: Response): void {
  res.setHeader("content-security-policy", POLICY)
  res.setHeader("cache-control", "no-store")
  res.type("html").send(page(res.statusCode, { id: req.requestId ?? "", url: req.originalUrl }))
}

function page(status: number, { id, url }: { id: string; url: string }): string {
  const [title, lead] =
    status === 503
      ? ["The shop cannot answer just now", "It is busy, or a part of it is being started again."]
      : ["This page failed", "The mistake is ours, and it is written down."]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Halden</title>
<style>${errorStyle}</style>
</head>
<body>
<main>
<p class="brand">Halden <span>Motor Works</span></p>
<h1>${title}</h1>
<p>${lead} Nothing was ordered or paid by opening this page. Wait a few seconds, then try again.</p>
<p class="ways"><a class="again" href="${escapeHtml(url)}">Try again</a> <a href="/">To the first page</a></p>
<p class="id">If it stays so, tell us the number of this request: <code>${escapeHtml(id)}</code></p>
</main>
</body>
</html>`
}
