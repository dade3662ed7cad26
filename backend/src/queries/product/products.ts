import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { LIST_LIMIT } from "../../contract/page"
import type { NearestPart } from "../../contract/product/product-search"
import type { ProductListQuery } from "../../contract/product/product"
import { LIST_ORDERS } from "./list/list-order"
import { openCursor, sealCursor } from "./list/product-cursor"
import { listRows } from "./list/list-rows"
import { readOwnKind } from "./own/own-kind"
import { partOfId, type OnePart } from "./one-part"
import { readRows } from "./list/read-rows"
import { bucketOf } from "./list/index-bucket"
import { readNearestParts } from "../product-search/suggestions/nearest-parts"
import { searchSellables } from "../product-search/search-sellables"
import { searchWords } from "../product-search/terms/search-words"
import { GUEST, type Buyer, type ListedPart, type Sellable } from "./sellable"
import { minimumInForce, STORED_MINIMUM } from "../shop/shop-settings"
import { withoutZero } from "../../contract/text"

/** A plan for pages of at most so many rows is a bad one for all rows at once, and the other way. */
const USUAL_LIMIT = 100

type SellablePage = {
  sellables: ListedPart[]
  /** All that match, on every page. */
  total: number
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined
  /** The least that can be ordered of a part without a minimum of its own. */
  shopMinimum: number
  /** What may have been meant, where words were looked for and nothing is found. */
  nearest?: NearestPart[]
}

/**
 * A page of what the shop sells: published, priced products of its sales channel, a row for each
 * variant, without their data sheets. Undefined for a cursor that is forged or of another order.
 */
export async function readSellablePage(
  container: MedusaContainer,
  { limit, cursor, sort: wanted, sortBy, ...filter }: Omit<ProductListQuery, "with">,
  buyer: Buyer = GUEST,
): Promise<SellablePage | undefined> {
  const sort = sortInForce(wanted, { q: filter.q, sortBy })
  const secret = cursorSecret(container)
  const order = sort.startsWith("measure") ? `${sort} ${sortBy}` : sort
  const place = cursor === undefined ? undefined : openCursor(cursor, { sort: order, secret })
  if (cursor !== undefined && !place) return undefined
  const bucket = bucketOf(filter)
  if (!isListOrder(sort) || bucket === undefined) {
    const asked = { ...filter, sort, sortBy, limit, place, buyer }
    const { last, minimum, ...found } = await searchSellables(container, asked)
    const next = last && sealCursor({ sort: order, place: last }, secret)
    const isNothing = found.total === 0 && searchWords(filter.q ?? "").length > 0
    const nearest = isNothing
      ? await readNearestParts(container, { q: filter.q ?? "", buyer })
      : undefined
    const shopMinimum = minimumInForce(minimum)
    return { ...found, next, shopMinimum, ...(nearest && { nearest }) }
  }
  const statement = listRows({
    sort,
    bucket,
    paged: Boolean(place),
    atMost: limit <= USUAL_LIMIT ? USUAL_LIMIT : LIST_LIMIT,
    own: sort.startsWith("price") ? await readOwnKind(container, buyer) : "any",
  })
  const asked = `select part.*, (${STORED_MINIMUM}) as minimum from (${statement}) part`
  const { sellables, total, last, minimum } = await readRows(container, asked, {
    limit,
    place: place ?? null,
    customer_id: buyer.customer_id,
    category: withoutZero(filter.category) ?? null,
    attribute: withoutZero(filter.attribute?.[0]) ?? null,
  })
  const next = last && sealCursor({ sort, place: last }, secret)
  return { sellables, total, next, shopMinimum: minimumInForce(minimum) }
}

type Sort = ProductListQuery["sort"]

/** Without words nothing matches better than another; nor is there an order by no measure. */
function sortInForce(
  wanted: Sort,
  { q = "", sortBy }: Pick<ProductListQuery, "q" | "sortBy">,
): Sort {
  if (wanted === "relevance" && searchWords(q).length === 0) return "newest"
  return wanted.startsWith("measure") && !sortBy ? "newest" : wanted
}

function isListOrder(sort: Sort): sort is keyof typeof LIST_ORDERS {
  return sort in LIST_ORDERS
}

/** The part that an id of /api/v1 names: a product's (of one variant) or a variant's. */
export function readSellable(
  container: MedusaContainer,
  id: string,
  buyer: Buyer = GUEST,
): Promise<Sellable | undefined> {
  return readOne(container, partOfId(id), buyer)
}

async function readOne(
  container: MedusaContainer,
  { statement, bindings, isMeant }: OnePart,
  { customer_id }: Buyer,
): Promise<Sellable | undefined> {
  const { sellables } = await readRows(container, statement, { ...bindings, customer_id })
  return sellables.find(isMeant)
}

function cursorSecret(container: MedusaContainer): string {
  const { http } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  return String(http.jwtSecret)
}
