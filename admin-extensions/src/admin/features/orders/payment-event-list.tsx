import type { ReactNode } from "react"
import { Button, StatusBadge, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { PaymentEvent } from "../../../../../backend/src/contract/order/payment-event"
import { usePaymentEvents } from "./payment-events"
import { paymentEventLook } from "./payment-event-look"

/** The events of an order's payment, or why there are none. */
export function PaymentEventList({ orderId }: { orderId: string }) {
  const { t } = useTranslation("shop")
  const { data, isPending, error, refetch } = usePaymentEvents(orderId)
  if (isPending) return <Line role="status">{t("common.loading")}</Line>
  if (error) {
    return (
      <Line role="alert">
        {t("paymentEvents.loadFailed", { reason: error.message })}{" "}
        <Button variant="transparent" size="small" onClick={() => void refetch()}>
          {t("common.retry")}
        </Button>
      </Line>
    )
  }
  if (data.payment_events.length === 0) return <Line>{t("paymentEvents.none")}</Line>
  return (
    <ul aria-label={t("paymentEvents.list")} className="divide-y">
      {data.payment_events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </ul>
  )
}

function EventRow({ event }: { event: PaymentEvent }) {
  const { t } = useTranslation("shop")
  const { name, color } = paymentEventLook(event)
  return (
    <li className="px-6 py-3">
      <div className="flex items-center justify-between gap-x-4">
        <StatusBadge color={color}>
          {name ? t(`paymentEvents.names.${name}`) : event.type}
        </StatusBadge>
        <Text size="small">{amountOf(event)}</Text>
      </div>
      {event.detail && (
        <Text size="small" className="text-ui-fg-subtle mt-1">
          {event.detail}
        </Text>
      )}
      <Text size="xsmall" className="text-ui-fg-muted mt-1">
        {new Date(event.at).toLocaleString()}
      </Text>
    </li>
  )
}

function amountOf({ amount, currency_code }: PaymentEvent): string {
  if (amount === null || !currency_code) return ""
  return new Intl.NumberFormat(undefined, { style: "currency", currency: currency_code }).format(
    amount,
  )
}

function Line({ role, children }: { role?: "status" | "alert"; children: ReactNode }) {
  return (
    <Text role={role} size="small" className="text-ui-fg-subtle px-6 py-4">
      {children}
    </Text>
  )
}
