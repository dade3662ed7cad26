import type { Request, Response } from "express"
import { createHash } from "node:crypto"
import { errorStyle } from "./error-style"
import { escapeHtml } from "../response/escape-html"

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
