import type { Order } from "@shop/contract/order/order"
import { DeclaredRows } from "@/components/fields/declared-rows"
import { Moment } from "@/components/dates/moment"
import { Price } from "@/components/money/price"
import { TransactionId } from "../order-marks"
import { ordersText } from "../texts"

/** Whom it goes to and how it was paid. */
export function OrderFacts({ order }: { order: Order }) {
  return (
    <div className="grid gap-8 md:grid-cols-2 print:grid-cols-2">
      <section aria-labelledby="address">
        <h2 id="address" className="mb-2 text-2xl">
          {ordersText("shippingAddress")}
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
          {ordersText("payment")}
        </h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 border-t border-line pt-2">
          {order.tax ? (
            <>
              <dt className="text-muted">{ordersText("tax")}</dt>
              <dd className="tabular-nums">
                <Price amount={order.tax} />
              </dd>
            </>
          ) : null}
          <dt className="text-muted">{ordersText("totalPrice")}</dt>
          <dd className="font-semibold tabular-nums">
            <Price amount={Number(order.total)} />
          </dd>
          <DeclaredRows of="order" thing={order} />
          <dt className="text-muted">{ordersText("state")}</dt>
          <dd>{order.isPaid ? ordersText("paid") : ordersText("unpaid")}</dd>
          {order.payBefore ? (
            <>
              <dt className="text-muted">{ordersText("payBefore")}</dt>
              <dd>
                {ordersText.nodes("payBeforeDate", { date: <Moment at={order.payBefore} /> })}
              </dd>
            </>
          ) : null}
          {order.isPaid ? (
            <>
              <dt className="text-muted">{ordersText("transaction")}</dt>
              <dd>
                <TransactionId order={order} />
              </dd>
            </>
          ) : null}
          {order.refunded ? (
            <>
              <dt className="text-muted">{ordersText("refunded")}</dt>
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
