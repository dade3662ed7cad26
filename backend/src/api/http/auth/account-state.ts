import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { openAccount, type OpenAccount } from "../../../identity/account-cache"
import { isSignInOver, provenAt, signedInAt } from "../../../identity/sign-in-time"
import { TtlCache } from "../../../identity/ttl-cache"
import { readActorAccounts, type ActorAccount } from "../../../queries/account/identities"
import { mayAskForAccounts } from "../../../settings/providers/identity-settings"
import { shopEnvironment } from "../environment"
import type { TokenClaims } from "./bearer"

type Actor = { customer_id: string } | { user_id: string }

type SignIn = {
  actor: Actor
  /** Of the token, or of the session, that came; an API key has no sign-in. */
  claims?: TokenClaims
  /** The mail of somebody with a role: theirs alone, and verified, or the role is not theirs. */
  roleOf?: string
}

/** What the identity provider says of a signed-in person; `unknown` while it has not answered for long. */
export type AccountState = "open" | "closed" | "unknown"

/** Whose accounts a person's are changes seldom; who came by another one is looked up anew. */
const actorAccounts = new TtlCache<ActorAccount[]>({
  freshMs: 60_000,
  staleMs: 60_000,
  restMs: 0,
  most: 20_000,
})

/**
 * Whether a token, a session or an API key still stands for its customer, or user of Medusa Admin: its sign-in
 * is not too old, its account is theirs, open at the identity provider, and has had no sessions
 * ended since. Within a minute the provider's answer is memory. Where the shop cannot ask, access
 * tokens end after a minute instead, and each new one asks.
 */
export async function accountState(req: MedusaRequest, signIn: SignIn): Promise<AccountState> {
  const { identity, longestSignIn } = shopEnvironment()
  const { claims, roleOf, actor } = signIn
  const isStaff = roleOf !== undefined || "user_id" in actor
  const longest = isStaff ? longestSignIn.staff : longestSignIn.customer
  if (claims && isSignInOver(signedInAt(claims), longest)) return "closed"
  if (!mayAskForAccounts(identity)) return "open"
  const uids = await uidsOf(req, signIn)
  if (!uids) return "closed"
  const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER)
  try {
    const accounts = await Promise.all(
      uids.map((uid) =>
        openAccount(identity, uid, (error) => logger.warn(`no look-up of accounts: ${error}`)),
      ),
    )
    return accounts.every((account) => account && holds(account, signIn)) ? "open" : "closed"
  } catch {
    return "unknown"
  }
}

/** The actor's accounts at the provider; undefined for claims of an identity that is not theirs. */
async function uidsOf(
  { scope }: MedusaRequest,
  { actor, claims }: SignIn,
): Promise<string[] | undefined> {
  const key = Object.values(actor).join()
  const read = () => readActorAccounts(scope, actor)
  const isTheirs = ({ identity_id }: ActorAccount) =>
    !claims || identity_id === claims.auth_identity_id
  let accounts = await actorAccounts.get(key, read)
  if (!accounts.some(isTheirs)) {
    accounts = await read()
    actorAccounts.note(key, accounts)
  }
  if (!accounts.some(isTheirs)) return undefined
  return accounts.flatMap(({ uid }) => uid ?? [])
}

function holds(account: OpenAccount, { claims, roleOf }: SignIn): boolean {
  if (claims && provenAt(claims) < account.validSince) return false
  return roleOf === undefined || (account.verified && account.email === roleOf)
}
