import type { Vehicle } from "@shop/contract/vehicle/vehicle"
import { ChevronDown } from "lucide-react"
import { choiceText } from "./choice-texts"
import { ByKey } from "../components/by-key"
import { ByModel } from "../components/by-model"

/** Finds one vehicle: by make, model and engine, or by the numbers of its papers. */
export function VehicleChoice({ onChoose }: { onChoose: (vehicle: Vehicle) => void }) {
  return (
    <div className="space-y-6">
      <ByModel onChoose={onChoose} />
      <details className="group border-y border-line">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-medium">
          {choiceText("byPapers")}
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-muted group-open:rotate-180"
          />
        </summary>
        <div className="pb-4">
          <ByKey onChoose={onChoose} />
        </div>
      </details>
    </div>
  )
}
