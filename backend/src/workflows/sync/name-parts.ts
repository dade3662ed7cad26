import type { MedusaContainer } from "@medusajs/framework/types"
import { type NamedParts, readPartKeys } from "../../queries/sync/part-keys"
import { NO_PROBLEMS, type Problem } from "./outcome"

type Naming = { sku?: string | undefined; external_id?: string | undefined }

export type Named = {
  /** By what the shop knows the part; empty where the row names none. */
  key: string
  /** What the row calls it for the first time. */
  new_id?: string | undefined
  problems: readonly Problem[]
}

/** Which parts rows mean, in their order: an ERP's id goes before the number. */
export async function nameParts(
  container: MedusaContainer,
  rows: readonly Naming[],
): Promise<Named[]> {
  const ids = rows.flatMap(({ external_id }) => external_id ?? [])
  const known = await readPartKeys(container, ids)
  const given = new Map<string, string>()
  return rows.map((row) => {
    const one = nameOf(row, row.external_id ? known.get(row.external_id) : undefined)
    if (one.new_id === undefined) return one
    const owner = given.get(one.new_id) ?? one.key
    given.set(one.new_id, owner)
    return owner === one.key ? one : wrong("external_id", TAKEN_BY_ROW)
  })
}

function nameOf({ sku = "", external_id }: Naming, parts: NamedParts | undefined): Named {
  if (!external_id) return sku ? named(sku) : wrong("sku", "is required, or an external_id")
  if (!parts) {
    const isNamed = sku !== ""
    return isNamed ? { ...named(sku), new_id: external_id } : wrong("external_id", NOBODYS)
  }
  if (parts.is_shared) return wrong("external_id", "is of several products")
  if (sku && parts.keys.includes(sku)) return named(sku)
  const [key = "", ...others] = parts.keys
  if (others.length > 0) {
    return wrong("external_id", "is of a product of several variants: name the sku, too")
  }
  if (!sku) return named(key)
  return wrong("sku", `external_id "${external_id}" is of "${key}": change that in Medusa Admin`)
}

/** Of the same batch; of an earlier one the shop knows it. */
export const TAKEN_BY_ROW = "is another row's already"

const NOBODYS = "is no part's: name its sku, too"

function named(key: string): Named {
  return { key, problems: NO_PROBLEMS }
}

function wrong(field: string, message: string): Named {
  return { key: "", problems: [{ field, message }] }
}
