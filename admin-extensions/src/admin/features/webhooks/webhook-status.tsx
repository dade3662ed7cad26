import { StatusBadge } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { DeliveryState, Webhook } from "../../../../../backend/src/contract/webhook/webhook"

/** Whether an endpoint gets events, and takes them. */
export function WebhookStatus({ is_active, failing_since }: Webhook) {
  const { t } = useTranslation("shop")
  if (!is_active) return <StatusBadge color="grey">{t("webhooks.status.off")}</StatusBadge>
  return failing_since ? (
    <StatusBadge color="orange">{t("webhooks.status.failing")}</StatusBadge>
  ) : (
    <StatusBadge color="green">{t("webhooks.status.on")}</StatusBadge>
  )
}

const COLORS = { pending: "blue", failed: "orange", delivered: "green", given_up: "red" } as const

export function DeliveryStatus({ state }: { state: DeliveryState }) {
  const { t } = useTranslation("shop")
  return <StatusBadge color={COLORS[state]}>{t(`webhooks.states.${state}`)}</StatusBadge>
}
