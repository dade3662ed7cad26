import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { StaffLadder } from "../../contract/product/staff-ladder"
import { ShopError } from "../../errors/shop-error"
import { readShop } from "../shop/shop"
import { effectiveRungs, type PriceRow } from "./effective-rungs"

export type LadderOf = { variant_id: string; customer_group_id: string | null }

export type LadderRecord = {
  product_id: string
  price_set_id: string
  group_name: string | null
  list_id: string | null
  list_title: string | null
  rows: PriceRow[]
}

/** A group's list: the first that overrides prices for this group alone, always. */
const GROUP_LIST = `select l.id, l.title
  from price_list l
  join price_list_rule r on r.price_list_id = l.id and r.deleted_at is null
    and r.attribute = 'customer.groups.id'
  where l.deleted_at is null and l.type = 'override' and l.status = 'active'
    and l.starts_at is null and l.ends_at is null and l.rules_count = 1
    and r.value = jsonb_build_array(cast(:customer_group_id as text))
  order by l.created_at, l.id limit 1`

/** A price of a region's, or under another rule, is no rung: it goes before the ladder. */
const LADDER = `select v.product_id, link.price_set_id, g.name as group_name,
    list.id as list_id, list.title as list_title,
    coalesce((
      select json_agg(json_build_object('id', price.id,
        'from', coalesce(price.min_quantity, 1), 'to', price.max_quantity, 'amount', price.amount)
        order by coalesce(price.min_quantity, 1), price.amount, price.id)
      from price
      where price.price_set_id = link.price_set_id and price.deleted_at is null
        and price.currency_code = :currency_code and price.rules_count = 0
        and case when cast(:customer_group_id as text) is null then price.price_list_id is null
          else price.price_list_id = list.id end
    ), '[]') as rows
  from product_variant v
  join product_variant_price_set link on link.variant_id = v.id and link.deleted_at is null
  left join customer_group g on g.id = :customer_group_id and g.deleted_at is null
  left join lateral (${GROUP_LIST}) list on true
  where v.id = :variant_id and v.deleted_at is null`

/**
 * A variant's prices by quantity, of everybody or of a customer group. Throws ShopError
 * `product_not_found` and `customer_group_not_found`.
 */
export async function readLadderRecord(
  database: Knex,
  ladderOf: LadderOf & { currency_code: string },
): Promise<LadderRecord> {
  const { rows } = await database.raw<{ rows: LadderRecord[] }>(LADDER, ladderOf)
  const [record] = rows
  if (!record) throw new ShopError("product_not_found", { variant: "unknown" })
  if (ladderOf.customer_group_id !== null && record.group_name === null) {
    throw new ShopError("customer_group_not_found")
  }
  return record
}

/** The same as staff read it. */
export async function readStaffLadder(
  container: MedusaContainer,
  { variant_id, customer_group_id }: LadderOf,
): Promise<StaffLadder> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { currency_code } = await readShop(container)
  const bindings = { variant_id, customer_group_id, currency_code }
  const { group_name, list_id, list_title, rows } = await readLadderRecord(database, bindings)
  return {
    currency_code,
    customer_group:
      customer_group_id === null ? null : { id: customer_group_id, name: group_name ?? "" },
    price_list: list_id === null ? null : { id: list_id, title: list_title ?? "" },
    rungs: effectiveRungs(rows),
  }
}
