import type { Product } from "@shop/contract/product/product"
import { useNavigate } from "react-router-dom"
import { useConfirmation } from "@/components/ui/dialog/confirmation"
import { RowButton } from "@/components/ui/table/row-button"
import { useDeleteProduct } from "../api"

/** Edit, and Delete after asking once. */
export function ProductActions({ product }: { product: Product }) {
  const navigate = useNavigate()
  const ask = useConfirmation()
  const remove = useDeleteProduct()
  const { _id: id, productName } = product
  return (
    <div className="flex flex-wrap gap-2 xl:flex-nowrap">
      <RowButton about={productName} onClick={() => navigate(`/dashboard/update/${id}`)}>
        Edit
      </RowButton>
      <RowButton
        about={productName}
        onClick={() =>
          ask({
            title: "Delete this product?",
            text: `${productName} leaves the shop. Orders that were placed keep its name and price.`,
            yes: "Yes, delete the product",
            no: "No, keep it",
            action: () => remove.mutateAsync(id),
            done: "Product Deleted Successfully",
          })
        }
      >
        Delete
      </RowButton>
    </div>
  )
}
