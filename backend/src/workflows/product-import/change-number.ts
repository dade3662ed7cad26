import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { codeOf } from "../../contract/product/part-number"
import { shownNumber, type ChangeNumber } from "../../contract/staff/vehicle/part-numbers"
import { ShopError, wrongField } from "../../errors/shop-error"
import { LOCK_PATIENCE, MEDUSA_LOCKS } from "../../locks/locks"
import { readCsvVariant } from "../../queries/product-csv/product-rows"
import { dataSheetOf } from "./row/row-cells"
import { changePart } from "./save-part"

const LISTS = {
  oem: "oem_numbers",
  competitor: "competitor_numbers",
  former: "former_numbers",
} as const

/**
 * Adds, changes or takes away one number of a part, where it stands in its data sheet. Throws
 * part_number_changed where it is not there any more, part_number_known, and as `changePart`.
 */
export async function changeNumber(
  container: MedusaContainer,
  { variant_id, ...change }: ChangeNumber & { variant_id: string },
): Promise<void> {
  const locks = container.resolve(Modules.LOCKING)
  // Two that add a number each would else both begin with the list that has neither.
  await locks.execute(
    MEDUSA_LOCKS.numbers(variant_id),
    async () => {
      const product = await readCsvVariant(container, variant_id)
      if (!product) throw new ShopError("product_not_found", { variant: "unknown" })
      if (change.kind === "ean") {
        if (product.ean && change.from === null) {
          throw wrongField("number", "The part has an EAN already: change that one")
        }
        const ean = changed(product.ean ? [product.ean] : [], change)
        await changePart(container, { variant_id, part: { ean: ean.at(-1) ?? "" } })
      } else {
        const list = LISTS[change.kind]
        const numbers = changed(dataSheetOf(product)[list], change)
        await changePart(container, { variant_id, part: { [list]: numbers } })
      }
    },
    LOCK_PATIENCE,
  )
}

function changed(
  numbers: readonly string[],
  { from, to }: Pick<ChangeNumber, "from" | "to">,
): string[] {
  const at = from === null ? numbers.length : numbers.indexOf(from)
  if (at < 0) throw new ShopError("part_number_changed")
  const others = numbers.filter((_, place) => place !== at)
  if (!to) return others
  const shown = shownNumber(to)
  const isKnown = others.some((one) => codeOf(one).toLowerCase() === codeOf(shown).toLowerCase())
  if (isKnown) throw new ShopError("part_number_known", { field: "number" })
  return numbers.toSpliced(at, 1, shown)
}
