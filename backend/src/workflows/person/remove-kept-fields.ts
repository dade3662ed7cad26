import type { MedusaContainer } from "@medusajs/framework/types"
import type { FieldOwner } from "../../contract/shop/declared-field"
import { declaredFields } from "../../kit/registry/registry"

/** Has plugins remove what they keep of things in tables of their own. Rejects where one fails. */
export async function removeKeptFields(
  container: MedusaContainer,
  of: FieldOwner,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  for (const { keep } of declaredFields(of)) await keep?.remove(ids, { container })
}
