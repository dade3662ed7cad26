import type { Order } from "@shop/contract/order/order"
import type { OrderReturns } from "@shop/contract/return/order-return"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useNavigate, useParams, useSearchParams } from "react-router-dom"
import { DialogLoading } from "@/components/ui/dialog/dialog-loading"
import { Modal } from "@/components/ui/dialog/modal"
import { useClosing } from "@/components/ui/dialog/use-closing"
import { toast } from "@/components/ui/feedback/toast"
import { useDocumentTitle } from "@/components/ui/page/use-document-title"
import { useSession } from "@/platform/identity/session"
import { orderQuery } from "../api"
import { orderReturnsQuery } from "./api"
import { NothingReturnable } from "./components/nothing-returnable"
import { ReturnForm } from "./components/return-form"
import { isReturnable } from "./returnable"
import { returnText } from "./texts"

/** /dashboard/orders/{id}/return: asks to give parts back, over the order's page. */
export function ReturnPage() {
  const { id = "" } = useParams()
  const navigate = useNavigate()
  const { open, leave } = useClosing()
  useDocumentTitle(returnText("returnParts"))
  const { data: order } = useQuery(orderQuery(id))
  const close = () => leave(() => navigate(`/dashboard/orders/${id}`))
  if (!order) return null
  return (
    <Modal open={open} title={returnText("returnParts")} onClose={close} wide>
      <ReturnDialog order={order} onClose={close} />
    </Modal>
  )
}

type ReturnDialogProps = { order: Order; onClose: () => void }

function ReturnDialog({ order, onClose }: ReturnDialogProps) {
  const session = useSession()
  const [search] = useSearchParams()
  // What may come back is today's answer, not what the page said a while ago.
  const query = useQuery({ ...orderReturnsQuery(order._id), staleTime: 0 })
  const { data, error, refetch } = query
  // While the dialog goes, it shows what it showed.
  const [sent, setSent] = useState<OrderReturns | null>(null)
  const returns = sent ?? data
  const isOwn =
    session.status === "signedIn" && session.email.toLowerCase() === order.email.toLowerCase()

  function onDone() {
    if (data) setSent(data)
    toast.success(returnText("asked"))
    onClose()
  }

  if (!returns) {
    return (
      <DialogLoading
        what={returnText("theReturns")}
        height="min-h-56"
        error={error}
        onRetry={() => void refetch()}
        onCancel={onClose}
      />
    )
  }
  if (!isOwn || !isReturnable(returns)) {
    return <NothingReturnable {...{ order, returns, isOwn, onClose }} />
  }
  return (
    <ReturnForm
      order={order}
      returns={returns}
      line={Number(search.get("line")) || null}
      onCancel={onClose}
      onDone={onDone}
    />
  )
}
