import { Plus } from "lucide-react"
import { useState } from "react"
import { Modal } from "@/components/ui/dialog/modal"
import { toast } from "@/components/ui/feedback/toast"
import { useCreateProduct } from "../api"
import { ProductDialogForm } from "./product-dialog-form"
import { staffText } from "../texts"

/** The button that opens an empty product form. */
export function AddProduct() {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const create = useCreateProduct()
  const close = () => setOpen(false)

  function onSaved() {
    toast.success(staffText("productAdded"))
    close()
  }

  return (
    <>
      <button type="button" className="btn btn-primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" className="size-4" />
        {staffText("addProduct")}
      </button>
      <Modal open={open} title={staffText("addProduct")} onClose={close} locked={busy}>
        <ProductDialogForm
          submit={staffText("addProduct")}
          save={(product) => create.mutateAsync(product)}
          onBusy={setBusy}
          onCancel={close}
          onSaved={onSaved}
        />
      </Modal>
    </>
  )
}
