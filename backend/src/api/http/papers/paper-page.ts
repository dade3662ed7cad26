import { createHash } from "node:crypto"
import { html, render, trusted, type Html } from "../docs/html"
import { paperStyle } from "./paper-style"

const DIGEST = createHash("sha256").update(paperStyle).digest("base64")

/** Its own style sheet, and nothing else: no script, no picture, no frame around it. */
export const PAPER_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${DIGEST}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ")

/** A page to print. */
export function paperPage(title: string, papers: Html[]): string {
  return render(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          ${trusted(`<style>${paperStyle}</style>`)}
        </head>
        <body>
          <main>
            <p class="hint">Print it with Ctrl+P, on a Mac with ⌘P. This line is not printed.</p>
            ${papers.length > 0 ? papers : html`<p>There is no such order or shipment.</p>`}
          </main>
        </body>
      </html>`,
  )
}
