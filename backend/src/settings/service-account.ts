import { z } from "@medusajs/framework/zod"
import fs from "node:fs"

const serviceAccountSchema = z
  .object({ project_id: z.string(), client_email: z.string(), private_key: z.string() })
  .transform((file) => ({
    projectId: file.project_id,
    clientEmail: file.client_email,
    privateKey: file.private_key,
  }))

export type ServiceAccount = z.infer<typeof serviceAccountSchema>

/** The key file that the Firebase console hands out, as its JSON text or as the file's path. */
export function readServiceAccount(
  value: string | undefined,
  complain: (rest: string) => void,
): ServiceAccount | undefined {
  if (!value) return undefined
  try {
    const json = value.startsWith("{") ? value : fs.readFileSync(value, "utf8")
    return serviceAccountSchema.parse(JSON.parse(json))
  } catch {
    complain("must be the JSON of a Firebase service account, or the path of its file")
    return undefined
  }
}
