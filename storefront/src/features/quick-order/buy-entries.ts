import { changeBasket } from "@/features/basket/change/change-basket"
import { changeDraft, changesTo } from "./change-draft"
import type { Entry } from "./check/entries"

/** Puts entries into the basket, and takes them out of the list; answers what is left of it. Throws ApiError. */
export async function buyEntries(entries: readonly Entry[], key: string): Promise<string> {
  const lines = entries.flatMap(({ row: { productId, productName }, qty }) =>
    productId === null ? [] : [{ productId, qty, productName }],
  )
  await changeBasket({ kind: "add", key, lines })
  return changeDraft(entries.flatMap((entry) => changesTo(entry, null))).now
}
