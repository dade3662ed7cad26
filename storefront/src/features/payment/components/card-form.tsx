import { CardElement, useElements, useStripe } from "@stripe/react-stripe-js"
import type { Order } from "@shop/contract/order/order"
import { useId, useState, type FormEvent } from "react"
import { useDraft } from "@/components/ui/dialog/draft"
import { Notice } from "@/components/ui/feedback/notice"
import { useCardPayment } from "../use-card-payment"
import { CardField, type CardState } from "./card-field"
import { paymentText } from "../texts"

type CardFormProps = {
  order: Order
  /** Undefined while the shop prepares the payment. */
  clientSecret: string | undefined
  providerFailure: string | null
  onProviderRetry: () => void
  onBusy: (busy: boolean) => void
  onExpired: () => void
  onCancel: () => void
  onPaid: () => void
}

/** The card field and its buttons; once the card is charged only the shop's answer is retried. */
export function CardForm({
  order,
  clientSecret,
  onBusy,
  onExpired,
  onCancel,
  onPaid,
  ...provider
}: CardFormProps) {
  const stripe = useStripe()
  const elements = useElements()
  const errorId = useId()
  const [card, setCard] = useState<CardState>({ complaint: "", empty: true })
  const payment = useCardPayment({ order, onBusy, onExpired, onPaid })
  const leave = useDraft(!card.empty && !payment.unconfirmed)
  const error = payment.failure || card.complaint
  const ready = stripe !== null && elements !== null && clientSecret !== undefined && !payment.busy

  async function pay(event: FormEvent) {
    event.preventDefault()
    const field = elements?.getElement(CardElement)
    if (!ready || !field) return
    setCard({ ...card, complaint: "" })
    await payment.pay({ stripe, card: field, clientSecret })
  }

  if (payment.unconfirmed) {
    return (
      <Notice
        tone="warning"
        title={paymentText("chargedUnanswered")}
        action={
          <div className="flex gap-3">
            <button
              type="button"
              className="btn btn-primary btn-sm"
              disabled={payment.busy}
              onClick={() => void payment.confirm()}
            >
              {paymentText("checkAgain")}
            </button>
            <button type="button" className="btn btn-sm" disabled={payment.busy} onClick={onCancel}>
              {paymentText("close")}
            </button>
          </div>
        }
      >
        {paymentText("notChargedTwice", { failure: payment.failure })}
      </Notice>
    )
  }
  return (
    <form className="space-y-5" onSubmit={(event) => void pay(event)}>
      <CardField
        errorId={errorId}
        error={error}
        onChange={(next) => {
          setCard(next)
          payment.forgetFailure()
        }}
        onEscape={() => {
          if (!payment.busy) leave(onCancel)
        }}
      />
      {provider.providerFailure ? (
        <Notice
          tone="error"
          title={provider.providerFailure}
          action={
            <button type="button" className="btn btn-sm" onClick={provider.onProviderRetry}>
              {paymentText("tryAgain")}
            </button>
          }
        />
      ) : null}
      <div className="flex justify-end gap-3">
        <button
          type="button"
          className="btn"
          disabled={payment.busy}
          onClick={() => leave(onCancel)}
        >
          {paymentText("cancel")}
        </button>
        <button type="submit" className="btn btn-primary" disabled={!ready}>
          {payment.busy ? paymentText("paying") : paymentText("pay")}
        </button>
      </div>
    </form>
  )
}
