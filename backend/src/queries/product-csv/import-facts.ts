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

/** modules/product-index has the index of numbers whatever their case. */
export const TAKEN_VALUES = `
select 'title' as kind, w.wanted, p.id as owner
  from unnest(cast(:titles as text[])) w(wanted)
  join product p on ${productNameSql("p.title")} = ${productNameSql("w.wanted")}
    and p.deleted_at is null
union all
select 'sku', w.wanted, v.sku
  from unnest(cast(:skus as text[])) w(wanted)
  join product_variant v on lower(v.sku) = lower(w.wanted) and v.sku <> w.wanted
    and v.deleted_at is null
union all
select 'item', w.wanted, i.id
  from unnest(cast(:skus as text[])) w(wanted)
  join inventory_item i on i.sku = w.wanted and i.deleted_at is null
union all
select 'handle', w.wanted, p.id
  from unnest(cast(:handles as text[])) w(wanted)
  join product p on p.handle = w.wanted and p.deleted_at is null
union all
select 'ean', w.wanted, v.id
  from unnest(cast(:eans as text[])) w(wanted)
  join product_variant v on v.ean = w.wanted and v.deleted_at is null`

/** Which of these titles, SKUs, handles and EANs something has already. */
export async function readTakenValues(
  container: MedusaContainer,
  wanted: Wanted,
): Promise<TakenValue[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: TakenValue[] }>(TAKEN_VALUES, wanted)
  return rows
}
