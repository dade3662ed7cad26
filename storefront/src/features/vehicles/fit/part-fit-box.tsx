import type { Product } from "@shop/contract/product/product"
import { Car } from "lucide-react"
import { lazy, Suspense } from "react"
import { useHasVehicles } from "@/platform/shop-config"
import { useChosenVehicle } from "../chosen-vehicle"
import { OpenVehicles } from "../open-vehicles"
import { questionText } from "./question-texts"

const ToldFit = lazy(() => import("./told-fit").then(({ ToldFit }) => ({ default: ToldFit })))

/** On a part's page: whether it fits the chosen vehicle, in a place that is kept for it, or the question. */
export function PartFitBox({ product }: { product: Product }) {
  const chosen = useChosenVehicle()
  if (!useHasVehicles()) return null
  if (!chosen) {
    return (
      <OpenVehicles leadsToParts={false} className="btn">
        <Car aria-hidden="true" className="size-5" />
        {questionText("question")}
      </OpenVehicles>
    )
  }
  return (
    <div className="min-h-32">
      <Suspense fallback={null}>
        <ToldFit product={product} chosen={chosen} />
      </Suspense>
    </div>
  )
}
