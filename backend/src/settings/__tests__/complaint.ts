import { generateKeyPairSync } from "node:crypto"
import { EnvironmentError } from "../environment-error"
import { readEnvironment } from "../environment"

export const FIREBASE = { FIREBASE_PROJECT_ID: "halden-shop", FIREBASE_API_KEY: "AIza-key" }

export const rsaKey = (modulusLength: number) =>
  generateKeyPairSync("rsa", { modulusLength })
    .privateKey.export({ type: "pkcs8", format: "pem" })
    .toString()

/** What a start is refused with; empty where it is not. */
export function complaint(source: NodeJS.ProcessEnv): string {
  try {
    readEnvironment(source)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
    throw error
  }
  return ""
}
