import { useQuery } from "@tanstack/react-query"
import { firstProductsQuery, HOME_PRODUCTS } from "@/features/products/api"
import { quickText } from "../texts"

/** A file of the kind that is understood, made of parts that the shop has. */
export function SampleFile() {
  const { data = [] } = useQuery(firstProductsQuery(HOME_PRODUCTS))
  const rows = data.flatMap(({ sku, minimumQuantity }) =>
    sku ? [`${sku},${minimumQuantity}`] : [],
  )
  if (rows.length === 0) return null
  const file = ["SKU,Quantity", ...rows, ""].join("\r\n")
  return (
    <a
      download="quick-order.csv"
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(file)}`}
      className="min-h-9 content-center underline underline-offset-4"
    >
      {quickText("sample")}
    </a>
  )
}
