import { lazy, Suspense } from "react"
import { useHasVehicles } from "@/platform/shop-config"
import type { ProductSearch } from "../../search/product-search"

const FormerNumber = lazy(() =>
  import("./former-number").then(({ FormerNumber }) => ({ default: FormerNumber })),
)

/** A number is one part's, or a few parts'. */
const FEW = 6

type LateFormerNumberProps = { search: ProductSearch; shown: number }

/** What became of a part, where the few that a search found may be found by its number. */
export function LateFormerNumber({ search, shown }: LateFormerNumberProps) {
  const mayBe = /\d/.test(search.q) && shown > 0 && shown <= FEW
  if (!useHasVehicles() || !mayBe) return null
  return (
    <Suspense fallback={null}>
      <FormerNumber search={search} />
    </Suspense>
  )
}
