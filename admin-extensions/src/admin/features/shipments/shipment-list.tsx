import { Button, Text, toast, usePrompt } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { Shipment } from "../../../../../backend/src/contract/order/shipments"
import { failureToast } from "../../platform/failure-toast"
import { useFormats } from "../../platform/formats"
import { papersAddress, useTakeBack } from "./api"

const MOST_LINES = 5

type ShipmentListProps = { orderId: string; shipments: readonly Shipment[] }

/** What left the house, oldest first; each has its slip, and can be taken back. */
export function ShipmentList({ orderId, shipments }: ShipmentListProps) {
  const { t } = useTranslation("shop")
  if (shipments.length === 0) {
    return (
      <Text size="small" className="text-ui-fg-subtle px-6 py-4">
        {t("shipments.none")}
      </Text>
    )
  }
  return (
    <ol className="divide-y" aria-label={t("shipments.title")}>
      {shipments.map((shipment) => (
        <ShipmentRow key={shipment.id} orderId={orderId} shipment={shipment} />
      ))}
    </ol>
  )
}

function ShipmentRow({ orderId, shipment }: { orderId: string; shipment: Shipment }) {
  const { t } = useTranslation("shop")
  const { day, time, number } = useFormats()
  const { id, lines, parcels, date, shippedAt } = shipment
  const rest = lines.length - MOST_LINES
  return (
    <li className="flex flex-col gap-y-2 px-6 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Text size="small" leading="compact" weight="plus">
          <time dateTime={date ?? shippedAt}>{date ? day(date) : time(shippedAt)}</time>
        </Text>
        <Text size="small" leading="compact" className="text-ui-fg-subtle">
          {parcels === null ? "" : t("shipments.parcels", { count: parcels })}
        </Text>
      </div>
      <Tracking shipment={shipment} />
      <ul className="text-ui-fg-subtle">
        {lines.slice(0, MOST_LINES).map(({ productName, sku, qty }, place) => (
          <Text key={place} asChild size="small" leading="compact" className="break-words">
            <li>
              {number(qty)} × {productName} {sku}
            </li>
          </Text>
        ))}
        {rest > 0 ? (
          <Text asChild size="small" leading="compact">
            <li>{t("shipments.and", { count: rest })}</li>
          </Text>
        ) : null}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" asChild>
          <a
            href={papersAddress({ kind: "slip", orders: [orderId], shipment: id })}
            target="_blank"
            rel="noreferrer"
            aria-label={t("shipments.shipmentSlip")}
          >
            {t("shipments.slip")}
          </a>
        </Button>
        <TakeBackButton orderId={orderId} id={id} />
      </div>
    </li>
  )
}

function Tracking({ shipment }: { shipment: Shipment }) {
  const { carrier, tracking, trackingUrl } = shipment
  const words = [carrier, tracking].filter(Boolean).join(" ")
  if (!words && !trackingUrl) return null
  return (
    <Text size="small" leading="compact" className="break-all">
      {trackingUrl ? (
        <a
          href={trackingUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="text-ui-fg-interactive"
        >
          {words || trackingUrl}
        </a>
      ) : (
        words
      )}
    </Text>
  )
}

function TakeBackButton({ orderId, id }: { orderId: string; id: string }) {
  const { t } = useTranslation("shop")
  const { mutate, isPending } = useTakeBack(orderId)
  const ask = usePrompt()
  const takeBack = async () => {
    const yes = await ask({
      variant: "danger",
      title: t("shipments.takeBack.question"),
      description: t("shipments.takeBack.consequence"),
      confirmText: t("shipments.takeBack.yes"),
      cancelText: t("common.no"),
    })
    if (!yes) return
    mutate(id, {
      onSuccess: () => toast.success(t("shipments.takeBack.done")),
      onError: failureToast(t("shipments.takeBack.failed")),
    })
  }
  return (
    <Button
      variant="secondary"
      size="small"
      isLoading={isPending}
      disabled={isPending}
      onClick={() => void takeBack()}
    >
      {t("shipments.takeBack.action")}
    </Button>
  )
}
