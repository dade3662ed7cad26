import { lazy, Suspense, useEffect } from "react"
import { quietly } from "@/platform/stale-release"
import type { AllFacetsProps } from "./all-facets"

const load = () => import("./all-facets")
const AllFacets = lazy(() => load().then(({ AllFacets }) => ({ default: AllFacets })))

type FacetsProps = Omit<AllFacetsProps, "facets"> & {
  facets: AllFacetsProps["facets"] | undefined
}

/** What the list can be narrowed by: its code comes while the shop counts. */
export function Facets({ facets, ...props }: FacetsProps) {
  useEffect(() => void quietly(load), [])
  if (!facets) return <FacetsSkeleton />
  return (
    <Suspense fallback={<FacetsSkeleton />}>
      <AllFacets facets={facets} {...props} />
    </Suspense>
  )
}

function FacetsSkeleton() {
  return (
    <div aria-hidden="true" className="space-y-3">
      {Array.from({ length: 8 }, (_, line) => (
        <div key={line} className="skeleton h-6 w-4/5" />
      ))}
    </div>
  )
}
