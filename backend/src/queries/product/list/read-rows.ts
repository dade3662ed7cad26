import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../../database/prepared-query"
import type { PartMetadata, Sellable } from "../sellable"
import { pricedRange, type Step } from "./priced-range"

/** One of the `rows` that a statement of sellableRows answers. */
export type SellableRow = Omit<
  Sellable,
  "attributes" | "oem_numbers" | "other_numbers" | "rungs"
> & {
  metadata: PartMetadata | null
  place: string[]
  rungs: Step[]
  /** Where `price` holds. */
  first_quantity: number
  shop_minimum: number
}

/** `minimum` is staff's shop-wide minimum, of statements that ask for it. */
type Answer = { total: string; more: boolean; rows: SellableRow[]; minimum?: number | null }

/** Runs a statement of sellableRows. `last` is where the page's last row stands in its order. */
export async function readRows(
  container: MedusaContainer,
  statement: string,
  bindings: Record<string, unknown>,
) {
  const [answer] = await queryPrepared<Answer>(container, statement, bindings)
  const found = answer?.rows ?? []
  return {
    sellables: found.map(toSellable),
    total: Number(answer?.total ?? 0),
    last: answer?.more ? found.at(-1)?.place : undefined,
    minimum: answer?.minimum ?? null,
  }
}

/** A row without what only its list needs, with the prices that can be had. */
export function toSellable(row: SellableRow): Sellable {
  const { metadata, place: _, rungs: steps, first_quantity: first, shop_minimum, ...part } = row
  return {
    ...part,
    ...pricedRange({ steps, first, rule: part.rule, shopMinimum: shop_minimum }),
    attributes: metadata?.attributes ?? [],
    oem_numbers: metadata?.oem_numbers ?? [],
    other_numbers: [...(metadata?.competitor_numbers ?? []), ...(metadata?.former_numbers ?? [])],
  }
}
