import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useNavigate, useParams } from "react-router-dom"
import { Failed } from "@/components/ui/feedback/failed"
import { SoftDialog } from "@/components/ui/dialog/soft-dialog"
import { Spinner } from "@/components/ui/feedback/spinner"
import { toast } from "@/components/ui/feedback/toast"
import { useDocumentTitle } from "@/components/ui/page/use-document-title"
import { useLeaving } from "@/components/ui/dialog/use-leaving"
import { orderQuery } from "@/features/orders/order-detail"
import { useShopConfig } from "@/platform/shop-config"
import { CardPayment } from "./components/card-payment"
import { NothingDue } from "./components/nothing-due"

/** /dashboard/payment/{orderId}: pays an order by card, over the list of orders. */
export function PaymentPage() {
  const { orderId = "" } = useParams()
  const navigate = useNavigate()
  const config = useShopConfig()
  const { open, leave } = useLeaving()
  const [busy, setBusy] = useState(false)
  // What is due must be today's answer, not what a list said a while ago.
  const { data: order, error, refetch } = useQuery({ ...orderQuery(orderId), staleTime: 0 })
  useDocumentTitle("Payment")
  const close = () => leave(() => navigate("/dashboard/orders"))

  function onPaid() {
    toast.success("Payment Successful!")
    close()
  }

  return (
    <SoftDialog open={open} title="Payment" onClose={close} locked={busy}>
      {order && config ? (
        order.isPaid || order.cancelledAt ? (
          <NothingDue order={order} onClose={close} />
        ) : (
          <CardPayment
            order={order}
            config={config.payment}
            onBusy={setBusy}
            onCancel={close}
            onPaid={onPaid}
          />
        )
      ) : (
        <div className="space-y-6">
          {error ? (
            <Failed
              title="The order could not be loaded"
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <div className="grid min-h-56 place-items-center">
              <Spinner label="Loading the order" />
            </div>
          )}
          <button type="button" className="btn" onClick={close}>
            Cancel
          </button>
        </div>
      )}
    </SoftDialog>
  )
}
