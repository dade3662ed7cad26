import type { ToldFit } from "@shop/contract/vehicle/asked-vehicle"
import type { Fit } from "@shop/contract/vehicle/fit"
import { FitVerdict } from "./fit-verdict"
import { useFit } from "./use-fit"

export type PartVerdictProps = {
  productId: string
  /** Where the part's row tells it already. */
  fit?: Fit | undefined
  fitNotes?: ToldFit["fitNotes"] | undefined
}

/** The verdict on a part and the vehicle in force, once it is known. */
export function PartVerdict({ productId, fit, fitNotes }: PartVerdictProps) {
  const verdict = useFit(productId, { fit, fitNotes })
  return verdict ? <FitVerdict verdict={verdict} /> : null
}
