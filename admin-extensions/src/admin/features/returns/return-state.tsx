import { StatusBadge } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { StaffReturn } from "../../../../../backend/src/contract/return/staff-return"

const COLORS = {
  requested: "orange",
  approved: "blue",
  received: "orange",
  settled: "green",
  refused: "red",
  withdrawn: "grey",
} as const

/** Where a return stands; what waits for staff has one colour. */
export function ReturnStateBadge({ state, refund }: Pick<StaffReturn, "state" | "refund">) {
  const { t } = useTranslation("shop")
  if (refund === "refused") {
    return <StatusBadge color="red">{t("returns.refundRefused")}</StatusBadge>
  }
  return <StatusBadge color={COLORS[state]}>{t(`returns.states.${state}`)}</StatusBadge>
}
