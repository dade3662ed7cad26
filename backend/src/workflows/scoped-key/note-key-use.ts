import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { KeyLimits } from "../../queries/scoped-key/scoped-keys"

const NOTED_MS = 60_000

const NOTE = "update scoped_key set used_at = now() where id = ?"

/** Writes down that a key is used, once a minute: programs call all the time. */
export async function noteKeyUse(
  container: MedusaContainer,
  { id, used_at }: KeyLimits,
): Promise<void> {
  if (used_at && used_at.getTime() > Date.now() - NOTED_MS) return
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(NOTE, [id])
}
