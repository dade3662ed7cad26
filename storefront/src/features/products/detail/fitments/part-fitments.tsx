import type { ProductDetail } from "@shop/contract/product/product"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { productNumbersQuery, productVehiclesQuery } from "./api"
import { PartNumbers, type ShowNumbers } from "./part-numbers"
import { PartVehicles } from "./part-vehicles"

export type PartFitmentsProps = {
  product: ProductDetail
  showNumbers: ShowNumbers
  /** In the place of all of it until it is known how much there is. */
  waiting: ReactNode
  /** What follows on the page, which asks for its own data meanwhile. */
  children: ReactNode
}

/**
 * The vehicles that a part fits, and what else it is known by. All comes at once with what follows:
 * one after the other they would push each other about under the reader.
 */
export function PartFitments({ product, showNumbers, waiting, children }: PartFitmentsProps) {
  const vehicles = useInfiniteQuery(productVehiclesQuery(product._id, ""))
  const numbers = useQuery(productNumbersQuery(product._id))
  const isWaiting = vehicles.isPending || numbers.isPending
  return (
    <>
      {isWaiting ? (
        waiting
      ) : (
        <div className="mt-16 space-y-16">
          <PartVehicles id={product._id} number={product.sku || product.productName} />
          <PartNumbers told={numbers.data} show={showNumbers} />
        </div>
      )}
      <div hidden={isWaiting}>{children}</div>
    </>
  )
}
