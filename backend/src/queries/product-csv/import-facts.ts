import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { productNameSql } from "../../spelling/product-name"
import { queryGraph } from "../database/query-graph"

/** A category as a file may name it. */
export type CsvCategory = { id: string; handle: string; name: string }

export function readCsvCategories(container: MedusaContainer): Promise<CsvCategory[]> {
  return queryGraph<CsvCategory>(container, {
    entity: "product_category",
    fields: ["id", "handle", "name"],
  })
}

type Wanted = { titles: string[]; skus: string[]; handles: string[]; eans: string[] }

/** What a new or changed row would collide with; `owner` is whose it is, `wanted` what was asked. */
export type TakenValue = {
  kind: "title" | "sku" | "handle" | "item" | "ean"
  wanted: string
  owner: string
}

type Holder = { wanted: string; table: string; owner: string; holds: string }

/**
 * SQL of who holds each wanted value. "offset 0" has it looked up by its index: PostgreSQL, which knows
 * no numbers in small letters of a table that just grew, read all of it for 125 of them.
 */
const holderOf = (kind: TakenValue["kind"], { wanted, table, owner, holds }: Holder) => `
  select '${kind}' as kind, w.wanted, taken.owner
  from unnest(cast(${wanted} as text[])) w(wanted)
  cross join lateral (
    select ${owner} as owner from ${table} where ${holds} and deleted_at is null offset 0) taken`

/** modules/product-index has the index of numbers whatever their case. */
export const TAKEN_VALUES = [
  holderOf("title", {
    ...{ wanted: ":titles", table: "product", owner: "id" },
    holds: `${productNameSql()} = ${productNameSql("w.wanted")}`,
  }),
  holderOf("sku", {
    ...{ wanted: ":skus", table: "product_variant", owner: "sku" },
    holds: "lower(sku) = lower(w.wanted) and sku <> w.wanted",
  }),
  holderOf("item", {
    ...{ wanted: ":skus", table: "inventory_item", owner: "id", holds: "sku = w.wanted" },
  }),
  holderOf("handle", {
    ...{ wanted: ":handles", table: "product", owner: "id", holds: "handle = w.wanted" },
  }),
  holderOf("ean", {
    ...{ wanted: ":eans", table: "product_variant", owner: "id", holds: "ean = w.wanted" },
  }),
].join("\n  union all")

/** Which of these titles, SKUs, handles and EANs something has already. */
export async function readTakenValues(
  container: MedusaContainer,
  wanted: Wanted,
): Promise<TakenValue[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: TakenValue[] }>(TAKEN_VALUES, wanted)
  return rows
}
