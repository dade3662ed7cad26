import type { MedusaContainer } from "@medusajs/framework/types"
import type { FieldValues } from "../../queries/field/field-values"
import { writeFields } from "../field/change-fields"
import type { SharedTransaction } from "../transaction/in-one-transaction"

type RowFields = { product_id: string; fields: FieldValues }

/** Writes what a row says of fields that plugins declared; last of all, for some are kept elsewhere. */
export async function writeRowFields(
  container: MedusaContainer,
  { database }: SharedTransaction,
  { product_id: id, fields: values }: RowFields,
): Promise<void> {
  if (Object.keys(values).length === 0) return
  await writeFields(container, { database, of: "product", id, values })
}
