import { useQuery } from "@tanstack/react-query"
import { useLocation, useNavigate, useParams, type Location } from "react-router-dom"
import { DialogLoading } from "@/components/ui/dialog/dialog-loading"
import { Modal } from "@/components/ui/dialog/modal"
import { useDocumentTitle } from "@/components/ui/page/use-document-title"
import { useClosing } from "@/components/ui/dialog/use-closing"
import { productQuery } from "@/features/products/api"
import { useSession } from "@/platform/identity/session"
import { PurchaseDialogForm } from "./components/purchase-dialog-form"
import { JUST_PLACED } from "@/features/payment/just-placed"
import { purchaseText } from "./texts"

/**
 * /purchase/{id}: orders a part. Cancel leads to the home page; Escape and the backdrop back to
 * the page that the dialog was opened over.
 */
export function PurchasePage() {
  const { id = "" } = useParams()
  const navigate = useNavigate()
  const { background } = (useLocation().state ?? {}) as { background?: Location }
  const session = useSession()
  const { open, leave } = useClosing()
  const { data: product, error, refetch } = useQuery({ ...productQuery(id), staleTime: 0 })
  useDocumentTitle(purchaseText("purchase"))
  const cancel = () => leave(() => navigate("/"))
  const dismiss = () => leave(() => (background ? navigate(-1) : navigate("/")))
  if (session.status !== "signedIn") return null
  return (
    <Modal open={open} title={purchaseText("purchase")} onClose={dismiss} wide>
      {product ? (
        <PurchaseDialogForm
          product={product}
          buyer={session}
          onCancel={cancel}
          onPriceChanged={refetch}
          onPlaced={({ _id }) => leave(() => navigate(`/dashboard/payment/${_id}`, JUST_PLACED))}
        />
      ) : (
        <DialogLoading
          what={purchaseText("part")}
          height="min-h-80"
          error={error}
          onRetry={() => void refetch()}
          onCancel={cancel}
        />
      )}
    </Modal>
  )
}
