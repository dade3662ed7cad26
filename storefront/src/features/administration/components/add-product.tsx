import { Plus } from "lucide-react"
import { useState } from "react"
import { Modal } from "@/components/ui/dialog/modal"
import { toast } from "@/components/ui/feedback/toast"
import { useCreateProduct } from "../api"
import { ProductDialogForm } from "./product-dialog-form"

/** The button that opens an empty product form. */
export function AddProduct() {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const create = useCreateProduct()
  const close = () => setOpen(false)

  function onSaved() {
    toast.success("Product Added Successfully")
    close()
  }

  return (
    <>
      <button type="button" className="btn btn-primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" className="size-4" />
        Add Product
      </button>
      <Modal open={open} title="Add Product" onClose={close} locked={busy}>
        <ProductDialogForm
          submit="Add Product"
          save={(product) => create.mutateAsync(product)}
          onBusy={setBusy}
          onCancel={close}
          onSaved={onSaved}
        />
      </Modal>
    </>
  )
}
