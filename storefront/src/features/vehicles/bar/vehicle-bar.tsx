import { Car, X } from "lucide-react"
import { monthYearText } from "@/platform/format/dates"
import { barText } from "./bar-texts"
import { useChosenVehicle } from "../chosen-vehicle"
import { OpenVehicles } from "../open-vehicles"
import { useChooseVehicle } from "../choice/use-choose-vehicle"

export type VehicleBarProps = {
  /** The list has what fits, all parts with what is said of them, or nothing of vehicles. */
  list: "narrowed" | "all" | "notNarrowed"
  /** Narrows the list to the vehicle in force, or shows what does not fit, too. */
  onNarrow: (isNarrow: boolean) => void
}

/** The vehicle that a list is for, and the ways out; nothing where none is chosen. */
export function VehicleBar({ list, onNarrow }: VehicleBarProps) {
  const chosen = useChosenVehicle()
  const { remove } = useChooseVehicle()
  if (!chosen) return null
  const { name } = chosen
  const month = chosen.built && barText("builtIn", { month: monthYearText(chosen.built) })
  return (
    <section
      aria-label={barText("region")}
      className="mb-3 rounded-box border border-l-4 border-line border-l-secondary bg-base-200 py-2 pr-2 pl-3"
    >
      <div className="flex items-start gap-3">
        <Car aria-hidden="true" className="mt-2 size-5 shrink-0" />
        <p className="min-h-11 min-w-0 grow">
          <span className="block text-sm text-muted">{barText(list)}</span>
          <span className="block font-medium wrap-anywhere">
            {[name, chosen.engine, month].filter(Boolean).join(" · ")}
          </span>
        </p>
        <button
          type="button"
          aria-label={name ? barText("remove", { name }) : barText("removeIt")}
          className="btn btn-square btn-ghost btn-sm"
          onClick={remove}
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
      <div className="flex flex-wrap gap-x-4 pl-8">
        <button
          type="button"
          className="min-h-9 cursor-pointer text-sm underline underline-offset-4"
          onClick={() => onNarrow(list !== "narrowed")}
        >
          {barText(list === "narrowed" ? "showAll" : "onlyFitting")}
        </button>
        <OpenVehicles
          leadsToParts
          className="min-h-9 cursor-pointer text-sm underline underline-offset-4"
        >
          {barText("change")}
        </OpenVehicles>
      </div>
    </section>
  )
}
