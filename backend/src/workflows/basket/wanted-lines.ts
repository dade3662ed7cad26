import type { MedusaContainer } from "@medusajs/framework/types"
import type { WishedLine } from "../../contract/basket/basket"
import { ShopError, wrongField } from "../../errors/shop-error"
import type { KnownPart } from "../../queries/part-list/known-parts"
import { readParts } from "../../queries/product/parts"
import type { ListLine } from "./list-line"

type Wanted = {
  lines: readonly (WishedLine & { note?: string })[]
  customer_id: string
  /** What may be named though it is sold no longer: what is in the list already. */
  kept?: readonly KnownPart[]
}

/** The variants that lines name. Throws product_not_found, which names each line of an unknown part. */
export async function readWantedLines(
  container: MedusaContainer,
  { lines, customer_id, kept = [] }: Wanted,
): Promise<ListLine[]> {
  const ids = lines.map(({ productId }) => productId)
  const parts = await readParts(container, { ids, buyer: { customer_id } })
  const found = ids.map((id) => parts.get(id)?.variant_id ?? keptVariant(kept, id))
  const message = "There is no such product"
  const errors = found.flatMap((variant_id, index) =>
    variant_id ? [] : [{ field: `lines.${index}.productId`, message }],
  )
  if (errors.length > 0) throw new ShopError("product_not_found", { variant: "unknown", errors })
  return lines.map(({ qty, note = "" }, index) => {
    return { variant_id: found[index] ?? "", quantity: qty, note }
  })
}

/** Refuses a second line of one part: which of the two quantities is meant nobody can tell. */
export function refuseTwins(lines: readonly ListLine[]): void {
  const seen = new Map<string, number>()
  for (const [index, { variant_id }] of lines.entries()) {
    const first = seen.get(variant_id)
    if (first !== undefined) {
      throw wrongField(`lines.${index}.productId`, `is the part of line ${first + 1} again`)
    }
    seen.set(variant_id, index)
  }
}

/** By the variant, or by the product, which it was known by while it was sold. */
function keptVariant(kept: readonly KnownPart[], id: string): string | undefined {
  return kept.find((line) => line.variant_id === id || line.product_id === id)?.variant_id
}
