import type { MedusaContainer } from "@medusajs/framework/types"
import { COUNTED_ROWS } from "../../derived/counted-rows"
import { productNameSql } from "../../spelling/product-name"
import { queryPrepared } from "../database/prepared-query"
import { readCount } from "./counted-rows"
import type { ListPage, Page } from "./list-page"

/** The orders that an index has. A name stands where the shop compares it, whatever its case. */
const KEYS = {
  id: ["id"],
  created_at: ["created_at", "id"],
  title: [productNameSql(), "id"],
} as const

export type ProductOrder = { key: keyof typeof KEYS; direction: "ASC" | "DESC" }

type Asked = Page & {
  /** Undefined where both are meant. */
  isGiftCard: boolean | undefined
  order: ProductOrder
}

const statementOf = ({ key, direction }: ProductOrder) => `select array(
  select id from product
  where deleted_at is null and (cast(:is_giftcard as boolean) is null or is_giftcard = :is_giftcard)
  order by ${KEYS[key].map((sql) => `${sql} ${direction}`).join(", ")}
  offset :skip limit :take) as ids`

/** A page of all products, sold or not. */
export async function readProductPage(
  container: MedusaContainer,
  { order, isGiftCard, skip, take }: Asked,
): Promise<ListPage> {
  const bindings = { is_giftcard: isGiftCard ?? null, skip, take }
  const { product, giftCard } = COUNTED_ROWS
  const shelves = { true: [giftCard], false: [product], undefined: [product, giftCard] }
  const [[page], count] = await Promise.all([
    queryPrepared<{ ids: string[] }>(container, statementOf(order), bindings),
    readCount(container, shelves[`${isGiftCard}`]),
  ])
  return { ids: page?.ids ?? [], count }
}
