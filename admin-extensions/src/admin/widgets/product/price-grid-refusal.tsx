import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { toast } from "@medusajs/ui"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { gridRefusal } from "../../features/price-ladder/grid-refusal"

/** Tells why Medusa's grid of prices was not saved: it opens over these pages, and tells nothing itself. */
const PriceGridRefusal = () => {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error") return
        const refusal = gridRefusal(event.action.error)
        if (refusal !== undefined) toast.error(refusal)
      }),
    [client],
  )
  return null
}

export const config = defineWidgetConfig({
  zone: ["product.details.after", "product_variant.details.after"],
})

export default PriceGridRefusal
