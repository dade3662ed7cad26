import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { SHOP_STARTED } from "../contract/shop/shop-started"

/** Medusa's own sign-in by mail and password. */
const PASSWORDS = "emailpass"
const AT_ONCE = 1000

/**
 * The passwords that an older shop, or Medusa's command line, made for Medusa Admin. An application
 * that has the shop as a plugin, and a provider for passwords of its own, keeps them.
 */
export default async function forgetPasswordsAtStart({ container }: SubscriberArgs): Promise<void> {
  const auth = container.resolve(Modules.AUTH)
  if ((await auth.listAuthProviders({ id: [PASSWORDS] })).length > 0) return
  let forgotten = 0
  for (let more = true; more;) {
    const count = await forgetSome(container)
    forgotten += count
    more = count === AT_ONCE
  }
  if (forgotten === 0) return
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(
      `${forgotten} ${forgotten === 1 ? "password" : "passwords"} of Medusa Admin removed: ` +
        "staff enter it with their shop account",
    )
}

/** Whoever has another way to sign in keeps that one; users of Medusa Admin stay. */
async function forgetSome(container: MedusaContainer): Promise<number> {
  const auth = container.resolve(Modules.AUTH)
  const passwords = await auth.listProviderIdentities({ provider: PASSWORDS }, { take: AT_ONCE })
  await auth.deleteProviderIdentities(passwords.map(({ id }) => id))
  const owners = passwords.map(({ auth_identity_id }) => auth_identity_id)
  const identities = await auth.listAuthIdentities(
    { id: owners.filter((id) => id !== undefined) },
    { relations: ["provider_identities"] },
  )
  const empty = identities.filter(({ provider_identities }) => !provider_identities?.length)
  await auth.deleteAuthIdentities(empty.map(({ id }) => id))
  return passwords.length
}

export const config: SubscriberConfig = { event: SHOP_STARTED }
