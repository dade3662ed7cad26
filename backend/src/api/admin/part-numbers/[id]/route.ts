import type { MedusaContainer } from "@medusajs/framework/types"
import { brandAndNumber } from "../../../../contract/product/brand-and-number"
import {
  changeNumberSchema,
  KINDS_WITH_BRAND,
  type StaffNumber,
  type StaffNumbers,
} from "../../../../contract/staff/vehicle/part-numbers"
import { ShopError } from "../../../../errors/shop-error"
import { readCsvVariant } from "../../../../queries/product-csv/product-rows"
import { changeNumber } from "../../../../workflows/product-import/change-number"
import { dataSheetOf } from "../../../../workflows/product-import/row/row-cells"
import { answeringRefusals } from "../../../http/errors/answering-refusals"

/** By what a part is found beside its SKU. */
export const GET = answeringRefusals(async ({ scope, params }, res) => {
  res.json(await numbersOf(scope, params.id ?? ""))
})

/** Adds, changes or takes away one of them. */
export const POST = answeringRefusals(async ({ scope, params, body }, res) => {
  const variant_id = params.id ?? ""
  await changeNumber(scope, { variant_id, ...changeNumberSchema.parse(body) })
  res.json(await numbersOf(scope, variant_id))
})

async function numbersOf(container: MedusaContainer, variant_id: string): Promise<StaffNumbers> {
  const product = await readCsvVariant(container, variant_id)
  if (!product) throw new ShopError("product_not_found", { variant: "unknown" })
  const sheet = dataSheetOf(product)
  const numbers = [
    ...sheet.oem_numbers.map(toldAs("oem")),
    ...sheet.competitor_numbers.map(toldAs("competitor")),
    ...(product.ean ? [toldAs("ean")(product.ean)] : []),
    ...sheet.former_numbers.map(toldAs("former")),
  ]
  return { numbers, has_siblings: product.has_siblings }
}

function toldAs(kind: StaffNumber["kind"]) {
  return (shown: string): StaffNumber => {
    const parts = KINDS_WITH_BRAND.includes(kind)
      ? brandAndNumber(shown)
      : { brand: "", number: shown }
    return { kind, ...parts, shown }
  }
}
