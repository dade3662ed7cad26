import { useState } from "react"
import { useLocation, useNavigate, useParams } from "react-router-dom"
import type { Order } from "@shop/contract/order/order"
import { useQuery } from "@tanstack/react-query"
import { DialogLoading } from "@/components/ui/dialog/dialog-loading"
import { UntrappedDialog } from "@/components/ui/dialog/untrapped-dialog"
import { useClosing } from "@/components/ui/dialog/use-closing"
import { Notice } from "@/components/ui/feedback/notice"
import { toast } from "@/components/ui/feedback/toast"
import { useDocumentTitle } from "@/components/ui/page/use-document-title"
import { orderQuery } from "@/features/orders/api"
import { useShopConfig } from "@/platform/shop-config"
import { CardPayment } from "./components/card-payment"
import { PlacedOrder } from "./components/placed-order"
import { isJustPlaced } from "./just-placed"
import { paymentText } from "./texts"

/** /dashboard/payment/{orderId}: pays an order by card, over the list of orders. */
export function PaymentPage() {
  const { orderId = "" } = useParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const config = useShopConfig()
  const { open, leave } = useClosing()
  const [busy, setBusy] = useState(false)
  // What is due must be today's answer, not what a list said a while ago.
  const { data: order, error, refetch } = useQuery({ ...orderQuery(orderId), staleTime: 0 })
  useDocumentTitle(paymentText("payment"))
  const close = () => leave(() => navigate("/dashboard/orders"))

  function onPaid() {
    toast.success(paymentText("successful"))
    close()
  }

  return (
    <UntrappedDialog open={open} title={paymentText("payment")} onClose={close} locked={busy}>
      {order && config ? (
        order.isPaid || order.cancelledAt ? (
          <NothingDue order={order} onClose={close} />
        ) : (
          <div className="space-y-5">
            {isJustPlaced(state) ? (
              <PlacedOrder order={order} locked={busy} onLater={close} />
            ) : null}
            <CardPayment
              order={order}
              config={config.payment}
              onBusy={setBusy}
              onCancel={close}
              onPaid={onPaid}
            />
          </div>
        )
      ) : (
        <DialogLoading
          what={paymentText("order")}
          height="min-h-56"
          error={error}
          onRetry={() => void refetch()}
          onCancel={close}
        />
      )}
    </UntrappedDialog>
  )
}

type NothingDueProps = { order: Order; onClose: () => void }

/** An order that cannot be paid, because it is or was cancelled. */
function NothingDue({ order, onClose }: NothingDueProps) {
  return (
    <>
      {order.isPaid ? (
        <Notice tone="success" title={paymentText("isPaid")}>
          {paymentText.nodes("transaction", {
            id: <span className="break-all">{order.transitionId}</span>,
          })}
        </Notice>
      ) : (
        <Notice tone="warning" title={paymentText("wasCancelled")}>
          {paymentText("nothingDue", { count: order.lines.length })}
        </Notice>
      )}
      <button type="button" className="btn mt-6" onClick={onClose}>
        {paymentText("close")}
      </button>
    </>
  )
}
