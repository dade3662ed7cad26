import type { Vehicle } from "@shop/contract/vehicle/vehicle"
import { useId } from "react"
import { monthYearText } from "@/platform/format/dates"
import { builtFieldText } from "./built-texts"

type BuiltFieldProps = {
  label?: string
  vehicle: Pick<Vehicle, "builtFrom" | "builtTo">
  /** A month like 2014-07; empty where nobody knows. */
  built: string
  onChange: (built: string) => void
}

/** In which month a vehicle was built, among those in which its kind was. */
export function BuiltField({
  label = builtFieldText("builtIn"),
  vehicle,
  built,
  onChange,
}: BuiltFieldProps) {
  const id = useId()
  const months = monthsOf(vehicle)
  const years = new Set(months.map(yearOf))
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        value={built}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
        className="select w-full max-w-64"
      >
        <option value="">{builtFieldText("anyMonth")}</option>
        {[...years].map((year) => (
          <optgroup key={year} label={year}>
            {months
              .filter((month) => yearOf(month) === year)
              .map((month) => (
                <option key={month} value={month}>
                  {monthYearText(month)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {builtFieldText("builtHint")}
      </p>
    </div>
  )
}

function yearOf(month: string): string {
  return month.slice(0, 4)
}

/** All months of a vehicle's time, up to this one where it is built still. */
function monthsOf({ builtFrom, builtTo }: Pick<Vehicle, "builtFrom" | "builtTo">): string[] {
  const now = new Date()
  const last = indexOf(builtTo ?? `${now.getFullYear()}-${now.getMonth() + 1}`)
  const first = indexOf(builtFrom)
  return Array.from({ length: Math.max(last - first + 1, 1) }, (_, step) => {
    const month = first + step
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`
  })
}

function indexOf(text: string): number {
  const [year = 0, month = 1] = text.split("-").map(Number)
  return year * 12 + month - 1
}
