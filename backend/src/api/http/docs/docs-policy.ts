import { createHash } from "node:crypto"

/** The page's content policy: its own style sheet by its hash, the shop's typefaces, nothing else. */
export function docsPolicy(style: string): string {
  const digest = createHash("sha256").update(style).digest("base64")
  return [
    "default-src 'none'",
    `style-src 'sha256-${digest}'`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ")
}
