import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Environment } from "../../settings/environment"

const GOOGLE_KEYS =
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com"
const LIMIT_MS = 2000

/** The first part that the shop cannot reach now: "postgresql" or "identity"; null when all is well. */
export async function unreachablePart(
  container: MedusaContainer,
  { identity }: Environment,
): Promise<"postgresql" | "identity" | null> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const keys = identity.url ? `${identity.url}/jwks.json` : GOOGLE_KEYS
  if (!(await inTime(database.raw("select 1")))) return "postgresql"
  if (!(await inTime(fetchOk(keys)))) return "identity"
  return null
}

async function fetchOk(url: string): Promise<void> {
  const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) })
  if (!ok) throw new Error(`${url} answered ${status}`)
}

async function inTime(attempt: PromiseLike<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), LIMIT_MS)
  })
  const success = Promise.resolve(attempt).then(
    () => true,
    () => false,
  )
  const result = await Promise.race([success, limit])
  clearTimeout(timer)
  return result
}
