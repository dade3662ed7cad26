import type { Product } from "@shop/contract/product/product"
import { Price } from "@/components/money/price"
import { cardText } from "./texts"

/** "from $3.05": what a piece costs where most are bought; nothing where there is one price. */
export function LowestPrice({ ladder }: Pick<Product, "ladder">) {
  if (ladder.length < 2) return null
  return (
    <p className="text-sm whitespace-nowrap text-muted tabular-nums">
      {cardText.nodes("from", {
        price: <Price amount={Math.min(...ladder.map(({ unitPrice }) => unitPrice))} />,
      })}
    </p>
  )
}
