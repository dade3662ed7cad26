import type { ProductBlockProps } from "@halden/storefront/slots"
import { callStore } from "@halden/storefront/store"
import { useQuery } from "@tanstack/react-query"

type Answer = { warranty: { months: number } }

/** How long the maker answers for a part; nothing for a part without a warranty. */
export function ProductWarranty({ product }: ProductBlockProps) {
  const { data } = useQuery({
    queryKey: ["warranty", product._id],
    queryFn: ({ signal }) => callStore<Answer>(`/store/products/${product._id}/warranty`, signal),
    retry: false,
  })
  if (!data) return null
  return (
    <section aria-labelledby="warranty" className="rounded-box border border-line p-4">
      <h2 id="warranty" className="text-2xl">
        Warranty
      </h2>
      <p>We answer for this part for {data.warranty.months} months.</p>
    </section>
  )
}
