import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../../database/prepared-query"
import type { PartMetadata, Sellable } from "../sellable"
import { pricedRange, type Step } from "./priced-range"

/** PostgreSQL's exact numbers: text from its driver, a number in JSON. */
type Exact = string | number

/** A row of a statement of sellableRows, in which something is sold. */
export type SellableRow = Pick<
  Sellable,
  | "id"
  | "product_id"
  | "variant_id"
  | "name"
  | "title"
  | "variant_title"
  | "description"
  | "image"
  | "sku"
  | "currency_code"
  | "is_listed"
  | "price_id"
  | "expected"
  | "shop_minimum"
> &
  Partial<Detail> & {
    price: Exact
    /** Null where a piece costs `price` whatever the quantity. */
    rungs: Step[] | null
    /** Where `price` holds. */
    first_quantity: Exact
    available: Exact
    category_name: string | null
    category_handle: string | null
    rule_minimum: number | null
    rule_multiple: number | null
    rule_maximum: number | null
    rating_average: Exact | null
    rating_count: Exact
  }

type Detail = Pick<Sellable, "inventory" | "is_superseded"> & {
  metadata: PartMetadata | null
  former_numbers: string[] | null
}

/** Beside it, of its page; where that has no rows there is one without a price. */
type PageRow = { n: number; total: string; last: string[] | null } & (SellableRow | { price: null })

/** `last` is where the page's last row stands in its order, when others follow. */
export type RowsPage = { sellables: Sellable[]; total: number; last: string[] | undefined }

/** The page that nothing is on. */
export const NO_ROWS: RowsPage = { sellables: [], total: 0, last: undefined }

/** Runs a statement of sellableRows. */
export async function readRows(
  container: MedusaContainer,
  statement: string,
  bindings: Record<string, unknown>,
): Promise<RowsPage> {
  const [page] = await readPages(container, statement, bindings)
  return page ?? NO_ROWS
}

/** The same for each page that a statement asks for. */
export async function readPages(
  container: MedusaContainer,
  statement: string,
  bindings: Record<string, unknown>,
): Promise<RowsPage[]> {
  const pages: RowsPage[] = []
  for (const row of await queryPrepared<PageRow>(container, statement, bindings)) {
    const page = (pages[row.n - 1] ??= { ...NO_ROWS, sellables: [], total: Number(row.total) })
    if (row.last) page.last = row.last
    if (row.price !== null) page.sellables.push(toSellable(row))
  }
  return pages
}

/** Field by field: to spread rows of so many took a tenth of all that a page takes. */
export function toSellable(row: SellableRow): Sellable {
  const { metadata } = row
  const price = Number(row.price)
  const former_numbers = row.former_numbers ?? []
  const priced = pricedRange({
    steps: row.rungs ?? [{ from: 1, unitPrice: price }],
    first: Number(row.first_quantity),
    rule: ruleOf(row),
    shopMinimum: row.shop_minimum,
  })
  return {
    id: row.id,
    product_id: row.product_id,
    variant_id: row.variant_id,
    name: row.name,
    title: row.title,
    variant_title: row.variant_title,
    description: row.description,
    image: row.image,
    sku: row.sku,
    category: categoryOf(row),
    price,
    rungs: priced.rungs,
    currency_code: row.currency_code,
    is_listed: row.is_listed,
    price_id: row.price_id,
    available: Number(row.available),
    expected: row.expected,
    inventory: row.inventory ?? [],
    rule: priced.rule,
    shop_minimum: row.shop_minimum,
    rating: { average: numberOf(row.rating_average), count: Number(row.rating_count) },
    is_superseded: row.is_superseded ?? false,
    attributes: metadata?.attributes ?? [],
    oem_numbers: metadata?.oem_numbers ?? [],
    other_numbers: [...(metadata?.competitor_numbers ?? []), ...former_numbers],
    former_numbers,
  }
}

function numberOf(value: Exact | null): number | null {
  return value === null ? null : Number(value)
}

function categoryOf({ category_name, category_handle }: SellableRow): Sellable["category"] {
  if (category_name === null || category_handle === null) return null
  return { name: category_name, handle: category_handle }
}

/** A rule that says nothing is none. */
function ruleOf(row: SellableRow): Sellable["rule"] {
  const { rule_minimum: minimum, rule_multiple: multiple, rule_maximum: maximum } = row
  if (minimum === null && multiple === null && maximum === null) return null
  return { minimum, multiple, maximum }
}
