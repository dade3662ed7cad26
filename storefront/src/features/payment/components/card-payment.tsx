import { Elements } from "@stripe/react-stripe-js"
import { useQuery } from "@tanstack/react-query"
import type { ShopConfig } from "@shop/contract/config"
import type { Order } from "@shop/contract/order"
import { Price } from "@/components/money/price"
import { Failed } from "@/components/ui/failed"
import { paymentIntentQuery } from "../payment-intent"
import { useStripeProvider } from "../use-stripe-provider"
import { CardForm } from "./card-form"
import { TestModeBanner } from "./test-mode-banner"

type CardPaymentProps = {
  order: Order
  config: ShopConfig["payment"]
  onBusy: (busy: boolean) => void
  onCancel: () => void
  onPaid: () => void
}

/** What is due, and the card field once the provider and the client secret are there. */
export function CardPayment({ order, config, onBusy, onCancel, onPaid }: CardPaymentProps) {
  const amount = Number(order.total)
  const intent = useQuery(paymentIntentQuery({ orderId: order._id, amount }))
  const provider = useStripeProvider(config)
  return (
    <div className="space-y-5">
      <TestModeBanner mode={config.mode} />
      <div>
        <p>
          {order.qty} × {order.productName}
        </p>
        <p className="mt-2 flex items-baseline justify-between gap-4">
          <span className="lettering text-muted">Payable Amount</span>
          <span className="text-3xl font-semibold tabular-nums">
            <Price amount={amount} />
          </span>
        </p>
      </div>
      {intent.error ? (
        <Failed
          title="The payment could not be started"
          error={intent.error}
          onRetry={() => void intent.refetch()}
        />
      ) : null}
      <Elements key={provider.attempt} stripe={provider.stripe}>
        <CardForm
          order={order}
          clientSecret={intent.data}
          providerFailure={provider.failure}
          onProviderRetry={provider.retry}
          onBusy={onBusy}
          onCancel={onCancel}
          onPaid={onPaid}
        />
      </Elements>
    </div>
  )
}
