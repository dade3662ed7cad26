import type { Complain } from "../environment-error"
import { readServiceAccount, type ServiceAccount } from "./service-account"
import type { Variables } from "../variables"

export type IdentitySettings = {
  mode: "embedded" | "firebase"
  projectId: string
  /** Public by nature: browsers send it. */
  apiKey: string
  authDomain: string
  /** Origin of the embedded service; unset with a real Firebase project. */
  url?: string
  serviceAccount?: ServiceAccount
}

const EMBEDDED_PROJECT = "demo-halden"

/** Whether the shop may ask the provider for anybody's account, and close it. */
export function mayAskForAccounts({
  url,
  serviceAccount,
}: Pick<IdentitySettings, "url" | "serviceAccount">): boolean {
  return Boolean(url ?? serviceAccount)
}
const NEEDS_PROJECT = [
  "FIREBASE_API_KEY",
  "FIREBASE_AUTH_DOMAIN",
  "FIREBASE_SERVICE_ACCOUNT",
] as const

/** A real Firebase project when FIREBASE_PROJECT_ID names one, else the embedded service. */
export function readIdentity(
  variables: Variables,
  { publicUrl, complain }: { publicUrl: string; complain: Complain },
): IdentitySettings {
  const projectId = variables.FIREBASE_PROJECT_ID
  if (!projectId) {
    for (const name of NEEDS_PROJECT) {
      if (variables[name]) complain(name, "is set, but FIREBASE_PROJECT_ID is not")
    }
    return {
      mode: "embedded",
      projectId: EMBEDDED_PROJECT,
      apiKey: EMBEDDED_PROJECT,
      authDomain: new URL(publicUrl).host,
      ...(variables.SHOP_INTERNAL_EMBEDDED_URL && { url: variables.SHOP_INTERNAL_EMBEDDED_URL }),
    }
  }
  const apiKey = variables.FIREBASE_API_KEY ?? ""
  if (!apiKey) complain("FIREBASE_API_KEY", "is missing: FIREBASE_PROJECT_ID needs it")
  const serviceAccount = readServiceAccount(variables.FIREBASE_SERVICE_ACCOUNT, (rest) =>
    complain("FIREBASE_SERVICE_ACCOUNT", rest),
  )
  if (serviceAccount && serviceAccount.projectId !== projectId) {
    complain("FIREBASE_SERVICE_ACCOUNT", `is not of the project '${projectId}'`)
  }
  return {
    mode: "firebase",
    projectId,
    apiKey,
    authDomain: variables.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    ...(serviceAccount && { serviceAccount }),
  }
}
