import { StatusBadge, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { PaymentEvent } from "../../../../../backend/src/contract/order/payment-event"
import { LoadState, Note } from "../../components/load-state"
import { usePaymentEvents } from "./api"
import { paymentEventLook } from "./payment-event-look"

/** The events of an order's payment, or why there are none. */
export function PaymentEventList({ orderId }: { orderId: string }) {
  const { t } = useTranslation("shop")
  const query = usePaymentEvents(orderId)
  if (!query.data) {
    return (
      <LoadState query={query} failed={(reason) => t("paymentEvents.loadFailed", { reason })} />
    )
  }
  const events = query.data.payment_events
  if (events.length === 0) return <Note>{t("paymentEvents.none")}</Note>
  return (
    <ul aria-label={t("paymentEvents.list")} className="divide-y">
      {events.map((event) => (
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
