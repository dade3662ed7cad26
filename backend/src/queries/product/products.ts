import type { MedusaContainer } from "@medusajs/framework/types"
import { GatheredReads } from "../database/gathered-reads"
import type { NearestPart } from "../../contract/product/product-search"
import type { ProductListQuery } from "../../contract/product/product"
import type { CatalogueFilter } from "../fitment/asked-vehicle"
import { LIST_ORDERS } from "./list/list-order"
import { cursorSecret, openCursor, sealCursor } from "./list/product-cursor"
import { readParts } from "./parts"
import { readListed } from "./list/read-listed"
import { bucketOf } from "./list/index-bucket"
import { readNearestParts } from "../product-search/suggestions/nearest-parts"
import { countBetweenPrices } from "../product-search/page/filtered-count"
import { searchSellables } from "../product-search/search-sellables"
import { searchWords } from "../product-search/terms/search-words"
import { GUEST, type Buyer, type ListedPart, type Sellable } from "./sellable"

/** Of GET /products; `fitting` is the vehicle that narrows it. */
type AskedPage = Omit<ProductListQuery, "with"> & Pick<CatalogueFilter, "fitting">

type SellablePage = {
  sellables: ListedPart[]
  /** All that match, on every page. */
  total: number
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined
  /** What may have been meant, where words were looked for and nothing is found. */
  nearest?: NearestPart[]
}

/**
 * A page of what the shop sells: published, priced products of its sales channel, a row for each
 * variant, without their data sheets. Undefined for a cursor that is forged or of another order.
 */
export async function readSellablePage(
  container: MedusaContainer,
  { limit, cursor, sort: wanted, sortBy, ...filter }: AskedPage,
  buyer: Buyer = GUEST,
): Promise<SellablePage | undefined> {
  const sort = sortInForce(wanted, { q: filter.q, sortBy })
  const secret = cursorSecret(container)
  const order = sort.startsWith("measure") ? `${sort} ${sortBy}` : sort
  const place = cursor === undefined ? undefined : openCursor(cursor, { sort: order, secret })
  if (cursor !== undefined && !place) return undefined
  const bucket = bucketOf(filter)
  const isRange = filter.minPrice !== undefined || filter.maxPrice !== undefined
  // What lies between prices is walked in their order alone.
  const isListed = isListOrder(sort) && (!isRange || sort.startsWith("price"))
  if (!isListed || bucket === undefined) {
    const asked = { ...filter, sort, sortBy, limit, place, buyer }
    const { last, ...found } = await searchSellables(container, asked)
    const next = last && sealCursor({ sort: order, place: last }, secret)
    const isNothing = found.total === 0 && searchWords(filter.q ?? "").length > 0
    const nearest = isNothing
      ? await readNearestParts(container, { q: filter.q ?? "", buyer })
      : undefined
    return { ...found, next, ...(nearest && { nearest }) }
  }
  const asked = { sort, bucket, filter, buyer, limit, place }
  const [{ last, ...page }, counted] = await Promise.all([
    readListed(container, asked),
    isRange ? countBetweenPrices(container, { filter, buyer }) : undefined,
  ])
  const total = counted ?? page.total
  return { ...page, total, next: last && sealCursor({ sort, place: last }, secret) }
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

const PARTS = new GatheredReads(async (container, buyer: Buyer, ids: string[]) => {
  const parts = await readParts(container, { ids, buyer })
  return ids.map((id) => parts.get(id))
})

/** The part that an id of /api/v1 names: a product's (of one variant) or a variant's. */
export function readSellable(
  container: MedusaContainer,
  id: string,
  buyer: Buyer = GUEST,
): Promise<Sellable | undefined> {
  return PARTS.ask(container, buyer, id)
}
