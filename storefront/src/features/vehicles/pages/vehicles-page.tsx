import { useLayoutEffect } from "react"
import { useParams } from "react-router-dom"
import { NotFoundPage } from "@/features/pages/not-found-page"
import { dropEarlyPage } from "@/platform/early-page"
import { useHasVehicles } from "@/platform/shop-config"
import { MakePage } from "./make-page"
import { MakesPage } from "./makes-page"
import { ModelPage } from "./model-page"

/**
 * /vehicles, /vehicles/{make} and /vehicles/{make}/{model}: the way to parts for who comes by a name.
 * A shop without vehicles has no such page.
 */
export function VehiclesPage() {
  const { make, model } = useParams()
  const hasVehicles = useHasVehicles()
  // The frame is drawn: what the server showed before it goes.
  useLayoutEffect(dropEarlyPage, [])
  if (!hasVehicles) return <NotFoundPage />
  if (make === undefined) return <MakesPage />
  if (model === undefined) return <MakePage key={make} make={make} />
  return <ModelPage key={`${make}/${model}`} make={make} model={model} />
}
