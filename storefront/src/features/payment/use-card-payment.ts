import type { Stripe, StripeCardElement } from "@stripe/stripe-js"
import type { Order } from "@shop/contract/order/order"
import { useState } from "react"
import { messageOf } from "@/platform/api/api-error"
import { chargeCard, type ChargeResult } from "./charge-card"
import { useMarkPaid } from "./api"
import { paymentText } from "./texts"

type CardPaymentInput = {
  order: Order
  onBusy: (busy: boolean) => void
  /** The client secret is of no use any more. */
  onExpired: () => void
  onPaid: () => void
}

type Card = { stripe: Stripe; card: StripeCardElement; clientSecret: string }

const OUT_OF_REACH = paymentText("providerAway")

/** One payment: charge once, then report to the shop until it answers. */
export function useCardPayment({ order, onBusy, onExpired, onPaid }: CardPaymentInput) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState("")
  const [charged, setCharged] = useState("")
  const markPaid = useMarkPaid()

  function occupied(next: boolean) {
    setBusy(next)
    onBusy(next)
  }

  async function reportToShop(transitionId: string) {
    occupied(true)
    setFailure("")
    try {
      await markPaid.mutateAsync({ orderId: order._id, transitionId })
      onPaid()
    } catch (error) {
      setCharged(transitionId)
      setFailure(messageOf(error))
    }
    occupied(false)
  }

  async function pay(card: Card) {
    occupied(true)
    setFailure("")
    const { name, email } = order
    const result = await chargeCard({ ...card, payer: { name, email } }).catch(
      (): ChargeResult => ({ failure: OUT_OF_REACH }),
    )
    if ("transitionId" in result) return reportToShop(result.transitionId)
    setFailure(result.failure)
    if (result.expired) onExpired()
    return occupied(false)
  }

  return {
    busy,
    failure,
    unconfirmed: charged !== "",
    pay,
    confirm: () => reportToShop(charged),
    forgetFailure: () => setFailure(""),
  }
}
