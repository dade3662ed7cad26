import type { Shipment } from "@shop/contract/order/order-lines"
import { Moment } from "@/components/dates/moment"
import { ordersText } from "../texts"

/** What has left the house, a parcel each; nothing before the first. */
export function Shipments({ shipments }: { shipments: Shipment[] }) {
  if (shipments.length === 0) return null
  return (
    <section aria-labelledby="shipments">
      <h2 id="shipments" className="mb-2 text-2xl">
        {ordersText("shipments")}
      </h2>
      <ol className="border-t border-line">
        {shipments.map((shipment, place) => (
          <li key={place} className="space-y-1 border-b border-line py-3">
            <p className="flex flex-wrap gap-x-4">
              <Moment at={shipment.shippedAt} className="font-medium tabular-nums" />
              <Tracking {...shipment} />
            </p>
            <ul className="text-sm text-muted">
              {shipment.lines.map(({ productName, sku, qty }, line) => (
                <li key={line} className="wrap-anywhere">
                  {qty} × {productName} {sku}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Tracking({ carrier, tracking, url }: Shipment) {
  const words = [carrier, tracking].filter(Boolean).join(" ")
  if (!url) return words ? <span className="wrap-anywhere">{words}</span> : null
  return (
    <a href={url} rel="noreferrer" className="wrap-anywhere underline underline-offset-4">
      {words || ordersText("followParcel")}
    </a>
  )
}
