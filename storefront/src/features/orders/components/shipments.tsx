import type { Order } from "@shop/contract/order/order"
import type { Shipment } from "@shop/contract/order/shipments"
import { Moment } from "@/components/dates/moment"
import { useConfirmation } from "@/components/ui/dialog/confirmation"
import { RowButton } from "@/components/ui/table/row-button"
import { dayText } from "@/platform/format/dates"
import { figure } from "@/platform/format/figure"
import { useTakeBackShipment } from "../api"
import { ordersText } from "../texts"

type ShipmentsProps = {
  order: Order
  /** Whether the reader may take a shipment back. */
  isStaff: boolean
}

/** What has left the house, a shipment each, and what is open beside it; nothing before the first. */
export function Shipments({ order, isStaff }: ShipmentsProps) {
  const { _id, shipments } = order
  if (shipments.length === 0) return null
  return (
    <section aria-labelledby="shipments">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="shipments" className="text-2xl">
          {ordersText("shipments")}
        </h2>
        <p className="text-sm text-muted tabular-nums">{progressOf(order)}</p>
      </div>
      <ol className="border-t border-line">
        {shipments.map((shipment) => (
          <li key={shipment.id} className="space-y-1 border-b border-line py-3">
            <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <ShippedOn {...shipment} />
              <Tracking {...shipment} />
              <Parcels {...shipment} />
              {isStaff ? (
                <span className="ml-auto print:hidden">
                  <TakeBackButton orderId={_id} shipment={shipment} />
                </span>
              ) : null}
            </div>
            <ul className="text-sm text-muted">
              {shipment.lines.map(({ productName, sku, qty }, line) => (
                <li key={line} className="wrap-anywhere">
                  {figure(qty)} × {productName} {sku}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

function progressOf({ lines, cancelledAt }: Order): string | null {
  if (cancelledAt) return null
  const sum = (count: (line: Order["lines"][number]) => number) =>
    lines.reduce((pieces, line) => pieces + count(line), 0)
  return ordersText("shippedOf", {
    shipped: sum(({ shipped }) => shipped),
    all: sum(({ qty }) => qty),
    open: sum(({ open }) => open),
  })
}

/** The day that staff named, else when the shop was told. */
function ShippedOn({ date, shippedAt }: Shipment) {
  const look = "font-medium tabular-nums"
  if (!date) return <Moment at={shippedAt} className={look} />
  // Noon of the reader's own day: midnight is another day elsewhere.
  return (
    <time dateTime={date} className={look}>
      {dayText(`${date}T12:00`)}
    </time>
  )
}

function Parcels({ parcels }: Shipment) {
  if (parcels === null) return null
  const text = parcels === 1 ? ordersText("parcel") : ordersText("parcels", { count: parcels })
  return <span className="text-muted">{text}</span>
}

function Tracking({ carrier, tracking, trackingUrl: url }: Shipment) {
  const words = [carrier, tracking].filter(Boolean).join(" ")
  if (!url) return words ? <span className="wrap-anywhere">{words}</span> : null
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="wrap-anywhere underline underline-offset-4"
    >
      {words || ordersText("followParcel")}
    </a>
  )
}

/** Asks once, and has a shipment's pieces back. */
function TakeBackButton({ orderId, shipment }: { orderId: string; shipment: Shipment }) {
  const ask = useConfirmation()
  const { mutateAsync, isPending } = useTakeBackShipment()
  const { id: shipmentId, lines } = shipment
  return (
    <RowButton
      about={lines[0]?.productName ?? ""}
      busy={isPending}
      onClick={() =>
        ask({
          title: ordersText("takeBackQuestion"),
          text: ordersText("takeBackText", {
            pieces: lines.reduce((pieces, { qty }) => pieces + qty, 0),
          }),
          yes: ordersText("yesTakeBack"),
          no: ordersText("noItLeft"),
          action: () => mutateAsync({ orderId, shipmentId }),
          done: ordersText("takenBack"),
        })
      }
    >
      {ordersText("takeBack")}
    </RowButton>
  )
}
