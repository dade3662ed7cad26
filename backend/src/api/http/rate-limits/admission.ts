import type { Request, Response } from "express"
import { shopEnvironment } from "../environment"
import { isDirectlyFromHere } from "../dev/own-machine"
import { callerAddress } from "./caller-address"
import { LIMITS, type Limit } from "./limits"
import { isOfUnnamedProxy } from "./unnamed-proxy"

/** Without an address where all callers of a proxy share it: one of them would lock all out. */
type Caller = { address: string | undefined; account?: string | undefined }

/**
 * Counts a call of this kind and answers the seconds that its caller must wait, 0 when admitted.
 * `account` is whoever the call is about, as the client says: a mail address or a customer's id.
 */
export async function secondsToWait(req: Request, limit: Limit, account?: string): Promise<number> {
  return limitsApply(req) ? take(limit, { address: ownAddress(req), account }) : 0
}

/**
 * The same for an attempt to sign in. One that is refused in the end counts a second time, and
 * harder; by account and address together, so that nobody can lock somebody else out.
 */
export async function secondsToWaitForSignIn(
  req: Request,
  res: Response,
  { account, limit = LIMITS.signIn }: { account: string | undefined; limit?: Limit },
): Promise<number> {
  if (!limitsApply(req)) return 0
  const caller = {
    address: ownAddress(req),
    account: account && `${account} ${callerAddress(req)}`,
  }
  const seconds = (await take(limit, caller)) || (await take(LIMITS.failedSignIn, caller))
  // Counted beforehand: a hundred attempts at once must not all see the count of before.
  if (seconds === 0) {
    res.once("finish", () => {
      if (!isRefused(res.statusCode)) void giveBack(LIMITS.failedSignIn, caller)
    })
  }
  return seconds
}

function ownAddress(req: Request): string | undefined {
  return isOfUnnamedProxy(req) ? undefined : callerAddress(req)
}

function limitsApply(req: Request): boolean {
  const { rateLimits } = shopEnvironment()
  return rateLimits === "auto" ? !isDirectlyFromHere(req) : rateLimits === "on"
}

async function take(limit: Limit, { address, account }: Caller): Promise<number> {
  const byAddress = address ? await limit.address.take(address) : 0
  const byAccount = account ? await limit.account.take(account.toLowerCase()) : 0
  return Math.max(byAddress, byAccount)
}

async function giveBack(limit: Limit, { address, account }: Caller): Promise<void> {
  if (address) await limit.address.giveBack(address)
  if (account) await limit.account.giveBack(account.toLowerCase())
}

function isRefused(status: number): boolean {
  return status >= 400 && status < 500
}
