import type { Limiter } from "./limiter"
import { newSharedLimiter } from "./shared-limiter"

/** At most so many in each window of seconds, counted by address and, where known, by account. */
export type Limit = { address: Limiter; account: Limiter }

const MINUTE = 60
const QUARTER = 15 * MINUTE
const HOUR = 60 * MINUTE

/**
 * An office of twenty people behind one address stays far below every figure; somebody who tries
 * passwords, or fills the shop with orders and accounts, does not.
 */
export const LIMITS = {
  anyCall: limit("anyCall", { address: 3000, account: 3000, seconds: MINUTE }),
  signIn: limit("signIn", { address: 300, account: 60, seconds: QUARTER }),
  /** Sign-in with an earned proof; where access tokens live a minute, each of them needs one. */
  exchange: limit("exchange", { address: 3000, account: 240, seconds: QUARTER }),
  /** Attempts that failed; one that succeeds is given back. */
  failedSignIn: limit("failedSignIn", { address: 100, account: 10, seconds: QUARTER }),
  registration: limit("registration", { address: 200, account: 30, seconds: HOUR }),
  /** Mails and text messages to one person. */
  message: limit("message", { address: 100, account: 10, seconds: HOUR }),
  order: limit("order", { address: 300, account: 60, seconds: MINUTE }),
  /** Who types quantities into a basket sends two a second at most. */
  basket: limit("basket", { address: 1200, account: 240, seconds: MINUTE }),
  /** Calls of plugins' routes, of all plugins together. */
  pluginChange: limit("pluginChange", { address: 300, account: 60, seconds: MINUTE }),
  pluginMail: limit("pluginMail", { address: 100, account: 10, seconds: HOUR }),
  /** Of an ERP's keys with scopes, each an account: five calls a second. */
  program: limit("program", { address: 1200, account: 300, seconds: MINUTE }),
  upload: limit("upload", { address: 120, account: 60, seconds: MINUTE }),
} satisfies Record<string, Limit>

type Figures = { address: number; account: number; seconds: number }

function limit(name: string, { address, account, seconds }: Figures): Limit {
  return {
    address: newSharedLimiter(`${name}:address`, { points: address, seconds }),
    account: newSharedLimiter(`${name}:account`, { points: account, seconds }),
  }
}
