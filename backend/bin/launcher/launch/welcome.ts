import { DEMO_ADMIN_PASSWORD } from "../../../src/settings/variables"
import type { Launch } from "./launch"

type Addresses = { shop: string; backend: string }

/** Prints where the shop is and, where the demo's accounts are in it, how to sign in. */
export function welcome({ environment, terminal }: Launch, { shop, backend }: Addresses): void {
  const { admin, demo, identity } = environment
  const lines = [
    "",
    "The shop is open.",
    "",
    `  Shop          ${shop}`,
    `  Medusa Admin  ${backend}/app`,
    `  API           ${backend}/api/v1`,
  ]
  if (identity.mode === "embedded") {
    lines.push(`  Mails         ${backend}/dev/outbox`, "")
    if (demo) lines.push("  Customer       customer@example.com / carparts-demo")
    lines.push(`  Administrator  ${admin.email} / ${shownPassword(admin.password)}`)
  }
  lines.push("", "Press Ctrl-C to close it.", "")
  terminal.note(lines.join("\n"))
}

/** A password that somebody chose is nobody else's business. */
function shownPassword(password: string | undefined): string {
  return password === DEMO_ADMIN_PASSWORD ? DEMO_ADMIN_PASSWORD : "(SHOP_ADMIN_PASSWORD)"
}
