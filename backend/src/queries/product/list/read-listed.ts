import type { MedusaContainer } from "@medusajs/framework/types"
import { LIST_LIMIT } from "../../../contract/page"
import { withoutZero } from "../../../contract/text"
import { GatheredReads } from "../../database/gathered-reads"
import type { CatalogueFilter } from "../../fitment/asked-vehicle"
import { readOwnKind } from "../own/own-kind"
import type { Buyer } from "../sellable"
import type { IndexBucket } from "./index-bucket"
import type { LIST_ORDERS } from "./list-order"
import { bindingsOfRows, listRows, type AskedRows, type ListParts } from "./list-rows"
import { NO_ROWS, readPages, readRows, type RowsPage } from "./read-rows"
import { rowsByPrice } from "./rows-by-price"

/** A plan for pages of at most so many rows is a bad one for all rows at once, and the other way. */
const USUAL_LIMIT = 100

type Asked = AskedRows & {
  sort: keyof typeof LIST_ORDERS
  bucket: IndexBucket | "all"
  /** What names the bucket; the ends of prices, in an order by price alone. */
  filter: Pick<CatalogueFilter, "category" | "attribute" | "minPrice" | "maxPrice">
  buyer: Buyer
}

/**
 * A page of the list, or of one bucket of it: what no search is needed for. Of a range of prices it does
 * not say how many there are.
 */
export async function readListed(
  container: MedusaContainer,
  { sort, bucket, filter, buyer, limit, place }: Asked,
): Promise<RowsPage> {
  const atMost = limit <= USUAL_LIMIT ? USUAL_LIMIT : LIST_LIMIT
  const parts = { bucket, paged: place !== undefined, atMost }
  const bindings = {
    customer_id: buyer.customer_id,
    category: withoutZero(filter.category) ?? null,
    attribute: withoutZero(filter.attribute?.[0]) ?? null,
  }
  if (sort === "newest" || sort === "name") {
    const kind = { parts: { ...parts, sort }, bindings }
    if (atMost === USUAL_LIMIT) return PAGES.ask(container, kind, { limit, place })
    // Long ones would wait for each other, and save next to nothing.
    const [page] = await readAsked(container, kind, [{ limit, place }])
    return page ?? NO_ROWS
  }
  const { minPrice, maxPrice } = filter
  const range = { from: minPrice !== undefined, to: maxPrice !== undefined }
  const own = await readOwnKind(container, buyer)
  return readRows(container, rowsByPrice({ ...parts, sort, range, own }), {
    ...{ ...bindings, limit, place: place ?? null },
    ...(range.from && { minPrice }),
    ...(range.to && { maxPrice }),
  })
}

type Kind = { parts: ListParts; bindings: Readonly<Record<string, string | null>> }

function readAsked(
  container: MedusaContainer,
  { parts, bindings }: Kind,
  asked: readonly AskedRows[],
): Promise<RowsPage[]> {
  return readPages(container, statementOf(parts), { ...bindings, ...bindingsOfRows(asked) })
}

/** Written once: a text of some thousand signs that is new is also slow to find among those prepared. */
const STATEMENTS = new Map<string, string>()

function statementOf(parts: ListParts): string {
  const key = JSON.stringify(parts)
  const statement = STATEMENTS.get(key) ?? listRows(parts)
  STATEMENTS.set(key, statement)
  return statement
}

const PAGES = new GatheredReads(readAsked)
