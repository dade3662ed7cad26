import { TriangleAlert } from "lucide-react"
import type { Order } from "@shop/contract/order/order"
import type { ShopConfig } from "@shop/contract/shop/config"
import { Elements } from "@stripe/react-stripe-js"
import { useQuery } from "@tanstack/react-query"
import { Price } from "@/components/money/price"
import { Failed } from "@/components/ui/feedback/failed"
import { orderQuery } from "@/features/orders/api"
import { ApiError } from "@/platform/api/api-error"
import { paymentIntentQuery } from "../api"
import { useStripeProvider } from "../use-stripe-provider"
import { CardForm } from "./card-form"
import { PaidParts } from "./paid-parts"
import { paymentText } from "../texts"

type CardPaymentProps = {
  order: Order
  config: ShopConfig["payment"]
  onBusy: (busy: boolean) => void
  onCancel: () => void
  onPaid: () => void
}

const LOOK_AGAIN_MS = 2_000

/** What is due, and the card field once the provider and the client secret are there. */
export function CardPayment({ order, config, onBusy, onCancel, onPaid }: CardPaymentProps) {
  const amount = order.due
  const intent = useQuery(paymentIntentQuery({ orderId: order._id, amount }))
  const failure = intent.isFetching ? null : intent.error
  // The shop knows better what became of the order: look until the page knows it, too.
  useQuery({ ...orderQuery(order._id), refetchInterval: isConflict(failure) && LOOK_AGAIN_MS })
  const provider = useStripeProvider(config)
  return (
    <div className="space-y-5">
      <TestModeBanner mode={config.mode} />
      <div>
        <PaidParts order={order} />
        <p className="mt-2 flex items-baseline justify-between gap-4">
          <span className="lettering text-muted">{paymentText("payableAmount")}</span>
          <span className="text-3xl font-semibold tabular-nums">
            <Price amount={amount} />
          </span>
        </p>
      </div>
      {failure ? (
        <Failed
          title={paymentText("notStarted")}
          error={failure}
          onRetry={() => void intent.refetch()}
        />
      ) : null}
      <Elements stripe={provider.stripe}>
        <CardForm
          order={order}
          clientSecret={intent.isFetching ? undefined : intent.data}
          providerFailure={provider.failure}
          onProviderRetry={provider.retry}
          onBusy={onBusy}
          onExpired={() => void intent.refetch()}
          onCancel={onCancel}
          onPaid={onPaid}
        />
      </Elements>
    </div>
  )
}

/** Paid from another tab, cancelled, or changed: the order that is shown is yesterday's. */
function isConflict(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 409
}

/**
 * Says that no money moves, and which card to try; nothing in a live shop. Filled with colour as no
 * other notice is: nobody may take a test for a purchase, or the other way round.
 */
function TestModeBanner({ mode }: { mode: ShopConfig["payment"]["mode"] }) {
  if (mode === "live") return null
  return (
    <div className="flex gap-3 rounded-box bg-warning p-4 text-warning-content">
      <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
      <div className="min-w-0 space-y-1">
        <p className="text-lg font-semibold">{paymentText("testMode")}</p>
        <p className="text-sm">{paymentText("testCards")}</p>
      </div>
    </div>
  )
}
