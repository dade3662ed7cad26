import { callStore } from "@halden/storefront/kit/api"
import { useQuery } from "@halden/storefront/kit/query"
import type { ProductBlockProps } from "@halden/storefront/slots"

type Answer = { months: number }

/** How long the maker answers for a part; nothing for a part without a part warranty. */
export function PartWarrantyBlock({ product }: ProductBlockProps) {
  const { data } = useQuery({
    queryKey: ["part-warranty", product._id],
    queryFn: ({ signal }) =>
      callStore<Answer>(`/store/products/${product._id}/part-warranty`, { signal, token: null }),
    retry: false,
  })
  if (!data) return null
  return (
    <section aria-labelledby="part-warranty" className="rounded-box border border-line p-4">
      <h2 id="part-warranty" className="text-2xl">
        Part warranty
      </h2>
      <p>We answer for this part for {data.months} months.</p>
    </section>
  )
}
