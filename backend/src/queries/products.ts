import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ProductListQuery } from "../contract/product"
import { openCursor, sealCursor } from "./catalogue/cursor"
import { HAS_WORDS, IN_CATEGORY, MARKS, searchWords } from "./catalogue/list-filters"
import { LIST_ORDERS } from "./catalogue/list-order"
import { partOfId, partOfName, partOfVariant, type OnePart } from "./catalogue/one-part"
import { readRows } from "./catalogue/read-rows"
import { sellableRows } from "./catalogue/sellable-rows"
import type { Sellable } from "./sellable"

type SellablePage = {
  sellables: Sellable[]
  /** All that match, on every page. */
  total: number
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined
}

/**
 * A page of what the shop sells: published, priced products of its sales channel, a row for each
 * variant, without their data sheets. Undefined for a cursor that is forged or of another order.
 */
export async function readSellablePage(
  container: MedusaContainer,
  { limit, cursor, q = "", category, sort }: ProductListQuery,
): Promise<SellablePage | undefined> {
  const secret = cursorSecret(container)
  const place = cursor === undefined ? undefined : openCursor(cursor, { sort, secret })
  if (cursor !== undefined && !place) return undefined
  const words = searchWords(q)
  const order = LIST_ORDERS[sort]
  const statement = sellableRows({
    order,
    filters: [...(category ? [IN_CATEGORY] : []), ...(words.length > 0 ? [HAS_WORDS] : [])],
    after: place ? order.after : [],
    whole: words.length > 0 || sort !== "newest",
  })
  const { sellables, total, last } = await readRows(container, statement, {
    limit,
    place: place ?? null,
    words,
    marks: MARKS,
    category: category?.replaceAll("\0", "") ?? null,
  })
  return { sellables, total, next: last && sealCursor({ sort, place: last }, secret) }
}

/** The part that an id of /api/v1 names: a product's (of one variant) or a variant's. */
export function readSellable(
  container: MedusaContainer,
  id: string,
): Promise<Sellable | undefined> {
  return readOne(container, partOfId(id))
}

/** The part that a variant is, whatever id /api/v1 knows it by. */
export function readSellableVariant(
  container: MedusaContainer,
  variantId: string,
): Promise<Sellable | undefined> {
  return readOne(container, partOfVariant(variantId))
}

/** The part of this name, whatever its case: names are unique. */
export function readSellableNamed(
  container: MedusaContainer,
  name: string,
): Promise<Sellable | undefined> {
  return readOne(container, partOfName(name))
}

async function readOne(
  container: MedusaContainer,
  { statement, bindings, isMeant }: OnePart,
): Promise<Sellable | undefined> {
  const { sellables } = await readRows(container, statement, bindings)
  return sellables.find(isMeant)
}

function cursorSecret(container: MedusaContainer): string {
  const { http } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  return String(http.jwtSecret)
}
