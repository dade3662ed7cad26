import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { isAccountOpen } from "../../../identity/account-cache"
import { TtlCache } from "../../../identity/ttl-cache"
import { readAccountUids } from "../../../queries/account/identities"
import { mayAskForAccounts } from "../../../settings/providers/identity-settings"
import { shopEnvironment } from "../environment"

type Actor = { customer_id: string } | { user_id: string }

/** What the identity provider says of a signed-in person; `unknown` while it has not answered for long. */
export type AccountState = "open" | "closed" | "unknown"

/** Whose accounts a person's are changes with a promotion at most, and tokens come after it. */
const claims = new TtlCache<string[]>({
  freshMs: 60_000,
  staleMs: 60_000,
  restMs: 0,
  most: 20_000,
})

/**
 * Whether a signed-in customer, or user of Medusa Admin, may still sign in at the identity provider.
 * Within a minute the answer is memory. Everybody is `open` where the shop cannot ask: there access
 * tokens end after a minute instead, and each new one asks.
 */
export async function accountState({ scope }: MedusaRequest, actor: Actor): Promise<AccountState> {
  const { identity } = shopEnvironment()
  if (!mayAskForAccounts(identity)) return "open"
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  const uids = await claims.get(Object.values(actor).join(), () => readAccountUids(scope, actor))
  try {
    const open = await Promise.all(
      uids.map((uid) =>
        isAccountOpen(identity, uid, (error) => logger.warn(`no look-up of accounts: ${error}`)),
      ),
    )
    return open.every(Boolean) ? "open" : "closed"
  } catch {
    return "unknown"
  }
}
