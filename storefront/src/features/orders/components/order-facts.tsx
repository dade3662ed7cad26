import type { Order } from "@shop/contract/order/order"
import { Price } from "@/components/money/price"
import { TransactionId } from "../order-marks"

/** Whom it goes to and how it was paid. */
export function OrderFacts({ order }: { order: Order }) {
  return (
    <div className="grid gap-8 md:grid-cols-2 print:grid-cols-2">
      <section aria-labelledby="address">
        <h2 id="address" className="mb-2 text-2xl">
          Shipping Address
        </h2>
        <address className="border-t border-line pt-2 not-italic">
          {order.name}
          <br />
          {order.address}
          <br />
          {order.phone}
          <br />
          {order.email}
        </address>
      </section>
      <section aria-labelledby="payment">
        <h2 id="payment" className="mb-2 text-2xl">
          Payment
        </h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 border-t border-line pt-2">
          <dt className="text-muted">Total Price</dt>
          <dd className="font-semibold tabular-nums">
            <Price amount={Number(order.total)} />
          </dd>
          <dt className="text-muted">State</dt>
          <dd>{order.isPaid ? "paid" : "unpaid"}</dd>
          {order.isPaid ? (
            <>
              <dt className="text-muted">Transaction</dt>
              <dd>
                <TransactionId order={order} />
              </dd>
            </>
          ) : null}
          {order.refunded ? (
            <>
              <dt className="text-muted">Refunded</dt>
              <dd className="tabular-nums">
                <Price amount={order.refunded} />
              </dd>
            </>
          ) : null}
        </dl>
      </section>
    </div>
  )
}
