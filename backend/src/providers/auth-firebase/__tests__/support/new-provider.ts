import type { Logger } from "@medusajs/framework/types"
import { FirebaseAuthProvider } from "../../service"
import { IdentityStore } from "./identity-store"

/** Seconds after which a sign-in is over. */
export const LONGEST = { customer: 2_592_000, staff: 43_200 }

/** The provider for an embedded service at `identityUrl`, with a store of its own. */
export function newProvider(
  identityUrl: string,
  { staffSecondFactor = "offered" }: { staffSecondFactor?: "offered" | "required" } = {},
) {
  const store = new IdentityStore()
  const warnings: string[] = []
  const logger = { warn: (message: string) => warnings.push(message) } as unknown as Logger
  const options = {
    projectId: "demo-halden",
    apiKey: "demo-halden",
    identityUrl,
    staffSignIn: true,
    staffSecondFactor,
    longest: LONGEST,
  }
  const provider = new FirebaseAuthProvider({ logger }, options)
  const signIn = (id_token?: unknown, actor_type?: string) =>
    provider.authenticate({ body: { id_token } as never, actor_type } as never, store)
  /** As Medusa's own route for staff does. */
  const enter = (id_token: unknown) =>
    provider.authenticate({ body: { id_token }, actor_type: "user" } as never, store)
  return { provider, store, warnings, signIn, enter }
}
