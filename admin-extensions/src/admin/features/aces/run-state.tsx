import { StatusBadge } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { AcesRun } from "../../../../../backend/src/contract/aces/aces-import"

const COLORS = {
  receiving: "blue",
  reading: "blue",
  checking: "blue",
  staged: "orange",
  mapping: "orange",
  applying: "blue",
  done: "green",
  refused: "red",
  cancelled: "grey",
  failed: "red",
} as const

export function RunState({ state, open_groups }: Pick<AcesRun, "state" | "open_groups">) {
  const { t } = useTranslation("shop")
  const shown = state === "staged" && open_groups > 0 ? "mapping" : state
  return (
    <StatusBadge color={COLORS[shown]} className="whitespace-nowrap">
      {t(`aces.state.${shown}`)}
    </StatusBadge>
  )
}
