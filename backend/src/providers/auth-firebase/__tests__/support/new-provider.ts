import type { Logger } from "@medusajs/framework/types"
import { FirebaseAuthProvider } from "../../service"
import { IdentityStore } from "./identity-store"

/** The provider for an embedded service at `identityUrl`, with a store of its own. */
export function newProvider(identityUrl: string) {
  const store = new IdentityStore()
  const warnings: string[] = []
  const logger = { warn: (message: string) => warnings.push(message) } as unknown as Logger
  const options = {
    projectId: "demo-halden",
    apiKey: "demo-halden",
    identityUrl,
    staffSignIn: true,
  }
  const provider = new FirebaseAuthProvider({ logger }, options)
  const signIn = (id_token?: unknown) =>
    provider.authenticate({ body: { id_token } as never }, store)
  return { provider, store, warnings, signIn }
}
