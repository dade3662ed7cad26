import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { PricePreview, PricePreviewQuery } from "../../contract/product/staff-ladder"
import { ShopError } from "../../errors/shop-error"
import { lineTotal } from "../order/purchase/judge-line"
import { readShop } from "../shop/shop"
import { readLadderRecord } from "./price-ladder"

type Group = { id: string; name: string }
type Asked = Pick<PricePreviewQuery, "customer_id" | "customer_group_id">

/**
 * What a customer, somebody of a group, or a guest pays for so many pieces, and where that is from:
 * Medusa's own answer, as its carts are charged. Throws ShopError `product_not_found`,
 * `user_not_found` and `customer_group_not_found`.
 */
export async function previewPrice(
  container: MedusaContainer,
  { variant_id, quantity, ...buyer }: PricePreviewQuery & { variant_id: string },
): Promise<PricePreview> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const pricing = container.resolve(Modules.PRICING)
  const { currency_code, region_id } = await readShop(container)
  const customer_groups = await groupsOf(database, buyer)
  const everybody = { variant_id, customer_group_id: null, currency_code }
  const { price_set_id } = await readLadderRecord(database, everybody)
  const groups = customer_groups.map(({ id }) => ({ id }))
  const context = { currency_code, region_id, quantity, customer: { groups } }
  // The module flattens objects; its type says that it takes none.
  const [found] = await pricing.calculatePrices(
    { id: [price_set_id] },
    { context: context as unknown as Record<string, string | number> },
  )
  const unit_price = found === undefined ? null : Number(found.calculated_amount)
  const { price_list_id, min_quantity, max_quantity } = found?.calculated_price ?? {}
  const list = price_list_id ? await pricing.retrievePriceList(price_list_id) : null
  return {
    currency_code,
    quantity,
    unit_price,
    total: unit_price === null ? null : lineTotal(unit_price, quantity),
    is_tax_inclusive: found?.is_calculated_price_tax_inclusive === true,
    customer_groups,
    price_list: list && {
      ...{ id: list.id, title: list.title ?? "" },
      type: list.type ?? "sale",
    },
    from: Number(min_quantity ?? 1),
    to: max_quantity ? Number(max_quantity) : null,
  }
}

const GROUPS = `select g.id, g.name from customer_group g
  where g.deleted_at is null and (g.id = :group or exists (
    select from customer_group_customer member
    where member.customer_group_id = g.id and member.customer_id = :customer
      and member.deleted_at is null))
  order by g.name, g.id`

async function groupsOf(
  database: Knex,
  { customer_id, customer_group_id }: Asked,
): Promise<Group[]> {
  const [customer, group] = [customer_id ?? null, customer_group_id ?? null]
  const { rows } = await database.raw<{ rows: Group[] }>(GROUPS, { customer, group })
  if (group !== null && !rows.some(({ id }) => id === group)) {
    throw new ShopError("customer_group_not_found")
  }
  const known = { id: customer, deleted_at: null }
  if (customer !== null && !(await database("customer").where(known).first("id"))) {
    throw new ShopError("user_not_found")
  }
  return rows
}
