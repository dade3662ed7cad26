import { ShopError } from "../../../errors/shop-error"
import { hasKey } from "./has-key"

/** What the server decides, or grants to few: it never takes effect where a call does not grant it. */
const PRIVILEGED = ["isAdmin", "isPaid", "isDeliver", "total", "price", "refunded"]

/**
 * Refuses a body that could have no other effect than one that the caller may not have: it names a
 * privileged key and none of those that the call takes from this caller.
 */
export function refuseOnlyPrivileged(body: unknown, granted: readonly string[]): void {
  const names = (key: string) => hasKey(body, key)
  if (granted.some(names) || !PRIVILEGED.some(names)) return
  throw new ShopError("forbidden")
}
