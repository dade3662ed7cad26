import type { MedusaRequest } from "@medusajs/framework/http"
import type { ProductListQuery } from "../../contract/product/product"
import type { CheckedRow } from "../../queries/order-lines/checked-rows"
import type { NamedVehicle } from "../../queries/fitment/asked-vehicle"
import { isNarrowed } from "../../queries/product-search/search-filters"
import type { Wanted } from "../../workflows/demand/hear-demand"
import { buyerOf } from "./auth/signed-in"
import { callerAddress } from "./rate-limits/caller-address"

/** By what one visitor's typing is told from another's, in memory alone. */
export function visitorOf(req: MedusaRequest): string {
  return buyerOf(req).customer_id ?? callerAddress(req)
}

/** A number that no part has, or a part of which there is too little. */
export function wantedOfRow({ status, wished, meant }: CheckedRow): Wanted {
  if (status === "out_of_stock") return { word: meant?.part.sku ?? wished.number, kind: "short" }
  return { word: wished.number, kind: status === "unknown" ? "not_found" : undefined }
}

/** What a list was searched for; nothing where filters or a page may be why it is not there. */
export function wantedOfSearch(
  {
    q,
    cursor,
    ...filter
  }: Omit<ProductListQuery, "qty" | "with"> & {
    fitting?: NamedVehicle | undefined
  },
  total: number,
): Wanted[] {
  if (!q || cursor !== undefined || isNarrowed(filter)) return []
  return [{ word: q, kind: total === 0 ? "not_found" : undefined }]
}
