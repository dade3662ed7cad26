import type { Product } from "@shop/contract/product/product"
import { ChevronRight } from "lucide-react"
import type { ReactNode } from "react"
import { ListLink } from "@/features/vehicles/list-link"
import { partText } from "../texts"

const LINK = "inline-flex min-h-8 items-center underline-offset-4 hover:underline"

/** Where the part stands in the catalogue, and the way back up. */
export function Breadcrumb({ product }: { product: Product }) {
  const { category, categoryHandle } = product
  return (
    <nav aria-label={partText("breadcrumb")} className="mb-4 text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <ListLink className={LINK}>{partText("products")}</ListLink>
        </li>
        {category ? (
          <Step>
            <ListLink search={{ category: categoryHandle }} className={LINK}>
              {category}
            </ListLink>
          </Step>
        ) : null}
        <Step last>
          <span aria-current="page">{product.sku || product.productName}</span>
        </Step>
      </ol>
    </nav>
  )
}

/** The last one names the page itself: a telephone has no room to say it twice. */
function Step({ children, last = false }: { children: ReactNode; last?: boolean }) {
  return (
    <li className={`items-center gap-2 ${last ? "hidden sm:flex" : "flex"}`}>
      <ChevronRight aria-hidden="true" className="size-4" />
      {children}
    </li>
  )
}
