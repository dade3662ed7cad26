import { useQuery } from "@tanstack/react-query"
import type { SaveProduct } from "@shop/contract/product/product"
import { useState } from "react"
import { useNavigate, useParams } from "react-router-dom"
import { DialogLoading } from "@/components/ui/dialog/dialog-loading"
import { Modal } from "@/components/ui/dialog/modal"
import { toast } from "@/components/ui/feedback/toast"
import { useDocumentTitle } from "@/components/ui/page/use-document-title"
import { useClosing } from "@/components/ui/dialog/use-closing"
import { productQuery } from "@/features/products/api"
import { ProductDialogForm } from "./components/product-dialog-form"
import { useUpdateProduct } from "./api"
import { staffText } from "./texts"

/** /dashboard/update/{id}: a product's dialog, over the list of products. */
export function UpdateProductPage() {
  const { id = "" } = useParams()
  const navigate = useNavigate()
  const { open, leave } = useClosing()
  const [busy, setBusy] = useState(false)
  const update = useUpdateProduct()
  // The form is filled once: with today's stock, not with what a list said a while ago.
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...productQuery(id),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  useDocumentTitle(staffText("editProduct"))
  const close = () => leave(() => navigate("/dashboard/product"))
  const product = isFetchedAfterMount ? data : undefined

  function save({ qty, ...fields }: SaveProduct, newStock: boolean) {
    // Orders may take pieces while the form is open: a stock that nobody typed is not sent.
    return update.mutateAsync({ id, change: newStock ? { ...fields, qty } : fields })
  }

  function onSaved() {
    toast.success(staffText("productUpdated"))
    close()
  }

  return (
    <Modal open={open} title={staffText("editProduct")} onClose={close} locked={busy}>
      {product ? (
        <ProductDialogForm
          product={product}
          submit={staffText("save")}
          save={save}
          onBusy={setBusy}
          onCancel={close}
          onSaved={onSaved}
        />
      ) : (
        <DialogLoading
          what={staffText("product")}
          height="min-h-96"
          error={error}
          onRetry={() => void refetch()}
          onCancel={close}
        />
      )}
    </Modal>
  )
}
