import { randomBytes } from "node:crypto"
import { z } from "@medusajs/framework/zod"
import { readText } from "../system/read-text"
import { StartFailure } from "../system/start-failure"
import { writeDurably } from "../system/write-durably"

const random = () => randomBytes(32).toString("base64url")

const secretsSchema = z.object({
  jwt: z.string().default(random),
  cookie: z.string().default(random),
  sandboxApiKey: z.string().default(() => `sk_test_${random()}`),
  sandboxWebhook: z.string().default(() => `whsec_${random()}`),
  /** Tells this data folder from others that use the same database. */
  installation: z.string().default(random),
})

export type Secrets = z.infer<typeof secretsSchema>

/** The keys of a data folder, made on its first use and kept. */
export function keepSecrets(file: string): Secrets {
  const text = readText(file)
  const secrets = secretsSchema.safeParse(parsed(text ?? "{}"))
  if (!secrets.success) {
    throw new StartFailure(`${file} is damaged: restore it, or delete it to sign everybody out.`)
  }
  const kept = JSON.stringify(secrets.data, null, 2)
  if (kept !== text) writeDurably(file, kept)
  return secrets.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
