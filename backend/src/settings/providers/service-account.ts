import { z } from "@medusajs/framework/zod"
import { createPrivateKey } from "node:crypto"
import fs from "node:fs"

const serviceAccountSchema = z
  .object({ project_id: z.string(), client_email: z.string(), private_key: z.string() })
  .transform((file) => ({
    projectId: file.project_id,
    clientEmail: file.client_email,
    privateKey: file.private_key,
  }))

const SHORTEST_KEY = 2048
const NO_ACCOUNT = "must be the JSON of a Firebase service account, or the path of its file"
const NO_KEY = "has a private_key that is no RSA key: download a new key in the Firebase console"

export type ServiceAccount = z.infer<typeof serviceAccountSchema>

/** The key file that the Firebase console hands out, as its JSON text or as the file's path. */
export function readServiceAccount(
  value: string | undefined,
  complain: (rest: string) => void,
): ServiceAccount | undefined {
  if (!value) return undefined
  const account = parse(value)
  if (!account) complain(NO_ACCOUNT)
  else if (!isRsaKey(account.privateKey)) complain(NO_KEY)
  else return account
  return undefined
}

function parse(value: string): ServiceAccount | undefined {
  try {
    const json = value.startsWith("{") ? value : fs.readFileSync(value, "utf8")
    return serviceAccountSchema.parse(JSON.parse(json))
  } catch {
    return undefined
  }
}

function isRsaKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails = {} } = createPrivateKey(pem)
    return asymmetricKeyType === "rsa" && (asymmetricKeyDetails.modulusLength ?? 0) >= SHORTEST_KEY
  } catch {
    return false
  }
}
