import type { Product } from "@shop/contract/product/product"
import { useNavigate } from "react-router-dom"
import { useConfirmation } from "@/components/ui/dialog/confirmation"
import { RowButton } from "@/components/ui/table/row-button"
import { useDeleteProduct } from "../api"
import { staffText } from "../texts"

/** Edit, and Delete after asking once. */
export function ProductActions({ product }: { product: Product }) {
  const navigate = useNavigate()
  const ask = useConfirmation()
  const remove = useDeleteProduct()
  const { _id: id, productName } = product
  return (
    <div className="flex flex-wrap gap-2 xl:flex-nowrap">
      <RowButton about={productName} onClick={() => navigate(`/dashboard/update/${id}`)}>
        {staffText("edit")}
      </RowButton>
      <RowButton
        about={productName}
        onClick={() =>
          ask({
            title: staffText("deleteProductQuestion"),
            text: staffText("deleteProductText", { productName }),
            yes: staffText("yesDeleteProduct"),
            no: staffText("noKeepIt"),
            action: () => remove.mutateAsync(id),
            done: staffText("productDeleted"),
          })
        }
      >
        {staffText("delete")}
      </RowButton>
    </div>
  )
}
