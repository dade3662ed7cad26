import { initializeApp } from "firebase/app"
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
} from "firebase/auth"
import { queryClient } from "@/platform/query-client"
import { shopConfigQuery } from "@/platform/shop-config"

let pending: Promise<Auth> | undefined

/** The identity provider, started once with the stored session restored. Throws ApiError. */
export function authProvider(): Promise<Auth> {
  pending ??= start().catch((error: unknown) => {
    // The next attempt starts anew: the shop may have been out of reach for a moment only.
    pending = undefined
    throw error
  })
  return pending
}

async function start(): Promise<Auth> {
  const { identity } = await queryClient.fetchQuery(shopConfigQuery)
  const { mode, ...options } = identity
  const auth = initializeAuth(initializeApp(options), {
    persistence: [
      indexedDBLocalPersistence,
      browserLocalPersistence,
      browserSessionPersistence,
      inMemoryPersistence,
    ],
  })
  if (mode === "embedded") {
    connectAuthEmulator(auth, location.origin, { disableWarnings: true })
    const { installEmbeddedGapi } = await import("./embedded-gapi")
    installEmbeddedGapi(window)
  }
  await auth.authStateReady()
  return auth
}
