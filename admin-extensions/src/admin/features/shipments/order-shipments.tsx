import { Button } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { StaffShipments } from "../../../../../backend/src/contract/staff/staff-shipments"
import { SectionHeader } from "../../components/section-header"
import { papersAddress } from "./api"
import { ShipDrawer } from "./ship-drawer"
import { ShipmentList } from "./shipment-list"

type OrderShipmentsProps = { orderId: string; order: StaffShipments }

/** How much of an order was sent, and what staff can do: send more, print what is open. */
export function OrderShipments({ orderId, order }: OrderShipmentsProps) {
  const { t } = useTranslation("shop")
  const [isOpen, setOpen] = useState(false)
  const { lines, shipments, is_cancelled } = order
  const all = lines.reduce((sum, { qty }) => sum + qty, 0)
  const shipped = lines.reduce((sum, line) => sum + line.shipped, 0)
  const sendable = lines.some((line) => line.sendable > 0) && !is_cancelled
  const open = lines.some((line) => line.open > 0)
  return (
    <>
      <SectionHeader
        title={t("shipments.title")}
        lead={t("shipments.progress", { shipped, all })}
        level="h2"
      >
        {sendable ? (
          <Button size="small" onClick={() => setOpen(true)}>
            {t("shipments.ship.action")}
          </Button>
        ) : null}
      </SectionHeader>
      {open ? (
        <div className="flex flex-wrap gap-2 px-6 py-4">
          <PaperLink orderId={orderId} kind="slip" />
          <PaperLink orderId={orderId} kind="pick" />
        </div>
      ) : null}
      <ShipmentList orderId={orderId} shipments={shipments} />
      <ShipDrawer orderId={orderId} order={order} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function PaperLink({ orderId, kind }: { orderId: string; kind: "slip" | "pick" }) {
  const { t } = useTranslation("shop")
  return (
    <Button variant="secondary" size="small" asChild>
      <a
        href={papersAddress({ kind, orders: [orderId] })}
        target="_blank"
        rel="noreferrer"
        aria-label={kind === "slip" ? t("shipments.openSlip") : undefined}
      >
        {t(`shipments.${kind}`)}
      </a>
    </Button>
  )
}
