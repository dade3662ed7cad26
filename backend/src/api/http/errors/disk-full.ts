import { MedusaError } from "@medusajs/framework/utils"
import { ShopError } from "../../../errors/shop-error"

export const STORAGE_FULL = "storage_full"

/** No room, or no more for this user. */
const CODES: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT"])

/** A file that could not be written because the disk is full; undefined for every other error. */
export function diskFull(error: unknown): ShopError | undefined {
  const { code } = (error ?? {}) as { code?: unknown }
  if (!CODES.has(code)) return undefined
  return new ShopError({
    code: STORAGE_FULL,
    message: "The shop has no room for this file. Nothing of it was kept.",
    type: MedusaError.Types.UNEXPECTED_STATE,
  })
}
