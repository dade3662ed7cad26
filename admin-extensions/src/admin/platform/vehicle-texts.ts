import { useTranslation } from "react-i18next"
import type { StaffVehicle } from "../../../../backend/src/contract/staff/vehicle/vehicles"

type Built = { built_from: string | null; built_to: string | null }

/** What staff read of a vehicle: "VX16T · 1,598 cc · 85 kW · Petrol" and "2013-06 – 2018-11". */
export function useVehicleTexts() {
  const { t } = useTranslation("shop")
  return {
    engine: ({
      engine_codes,
      cc,
      kw,
      fuel,
    }: Pick<StaffVehicle, "engine_codes" | "cc" | "kw" | "fuel">) =>
      [
        engine_codes.join(", "),
        cc === null ? "" : t("vehicles.cc", { cc }),
        kw === null ? "" : t("vehicles.kw", { kw }),
        fuel,
      ]
        .filter(Boolean)
        .join(" · "),
    built: ({ built_from, built_to }: Built) =>
      built_from === null && built_to === null
        ? t("vehicles.allMonths")
        : `${built_from ?? ""} – ${built_to ?? ""}`.trim(),
  }
}
