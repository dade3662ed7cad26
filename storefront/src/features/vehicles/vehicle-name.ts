import type { Vehicle } from "@shop/contract/vehicle/vehicle"
import { monthYearText } from "@/platform/format/dates"
import { LOCALE } from "@/platform/texts/locale"
import { vehicleText } from "./texts"

/** "Velmont Tessera II": make, model and generation. */
export function vehicleName({
  make,
  model,
  generation,
}: Pick<Vehicle, "make" | "model" | "generation">): string {
  return [make, model, generation].filter(Boolean).join(" ")
}

/** "1.6 l · Petrol · 85 kW", as far as it is known. */
export function vehicleEngine({ cc, fuel, kw }: Pick<Vehicle, "cc" | "fuel" | "kw">): string {
  return [
    cc === null ? "" : vehicleText("litres", { litres: litresOf(cc) }),
    fuel,
    kw === null ? "" : vehicleText("power", { kw }),
  ]
    .filter(Boolean)
    .join(" · ")
}

/** 1,598 cm³ are 1.6 litres, and 1,984 are 2.0: one digit, as engines are named. */
function litresOf(cc: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return (cc / 1000).toLocaleString(LOCALE, digits)
}

type Built = Pick<Vehicle, "builtTo"> & { builtFrom: string | null }

/** Months like 2013-06 as people read them: "Jun 2013 to Nov 2018", "since Jun 2019"; empty without any. */
export function builtText({ builtFrom, builtTo }: Built): string {
  const [from, to] = [builtFrom, builtTo].map((month) => month && monthYearText(month))
  if (from && to) return from === to ? from : vehicleText("months", { from, to })
  if (from) return vehicleText("since", { from })
  return to ? vehicleText("until", { to }) : ""
}
