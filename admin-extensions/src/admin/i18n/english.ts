import administrators from "./en/administrators.json"
import auditTrail from "./en/audit-trail.json"
import closedAccounts from "./en/closed-accounts.json"
import common from "./en/common.json"
import moderation from "./en/moderation.json"
import overview from "./en/overview.json"
import productFile from "./en/product-file.json"
import webhooks from "./en/webhooks.json"

/** Every word of our screens, by domain: what a translation gives in its own language. */
export const ENGLISH = {
  administrators,
  auditTrail,
  closedAccounts,
  common,
  moderation,
  overview,
  productFile,
  webhooks,
}
