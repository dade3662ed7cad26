import { ShopError } from "../../../errors/shop-error"

/** No room, or no more for this user. */
const CODES: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT"])

/** A file that could not be written because the disk is full; undefined for every other error. */
export function diskFull(error: unknown): ShopError | undefined {
  const { code } = (error ?? {}) as { code?: unknown }
  return CODES.has(code) ? new ShopError("storage_full") : undefined
}
