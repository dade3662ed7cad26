import type { ReactNode } from "react"
import { Button, StatusBadge, Text } from "@medusajs/ui"
import { usePaymentEvents, type PaymentEvent } from "../hooks/payment-events"
import { paymentEventWords } from "../lib/payment-event-words"

/** The events of an order's payment, or why there are none. */
export function PaymentEventList({ orderId }: { orderId: string }) {
  const { data, isPending, error, refetch } = usePaymentEvents(orderId)
  if (isPending) return <Line role="status">Loading…</Line>
  if (error) {
    return (
      <Line role="alert">
        The events could not be loaded: {error.message}{" "}
        <Button variant="transparent" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </Line>
    )
  }
  if (data.payment_events.length === 0) return <Line>Nothing was told of this order yet.</Line>
  return (
    <ul aria-label="Events of the payment" className="divide-y">
      {data.payment_events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </ul>
  )
}

function EventRow({ event }: { event: PaymentEvent }) {
  const { title, color } = paymentEventWords(event)
  return (
    <li className="px-6 py-3">
      <div className="flex items-center justify-between gap-x-4">
        <StatusBadge color={color}>{title}</StatusBadge>
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
