import { queryClient } from "@/platform/query-client"
import { productQuery } from "./product-detail"

/** Asks for a part that somebody is about to look at. */
export function prefetchProduct(id: string): void {
  void queryClient.prefetchQuery(productQuery(id))
}
