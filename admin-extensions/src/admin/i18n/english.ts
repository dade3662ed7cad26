import closedAccounts from "./en/closed-accounts.json"
import common from "./en/common.json"
import moderation from "./en/moderation.json"

/** Every word of our screens, by domain: what a translation gives in its own language. */
export const ENGLISH = { common, closedAccounts, moderation }
