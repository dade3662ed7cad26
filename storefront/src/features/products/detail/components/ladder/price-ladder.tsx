import type { Product } from "@shop/contract/product/product"
import { Price } from "@/components/money/price"
import { LadderChart } from "./ladder-chart"
import { partText } from "../../texts"

/** What a piece costs at which quantity, as a table and as a line; nothing where it is one price. */
export function PriceLadder({ product: { ladder } }: { product: Product }) {
  const first = ladder[0]
  if (!first || ladder.length < 2) return null
  return (
    <div className="grid items-center gap-x-6 gap-y-2 border-t border-line p-4 sm:grid-cols-2">
      <table className="w-full text-sm tabular-nums">
        <caption className="lettering pb-1 text-left text-muted">
          {partText("priceQuantity")}
        </caption>
        <thead>
          <tr className="border-b border-line text-right text-muted">
            <th scope="col" className="py-1 text-left font-medium">
              {partText("piecesHead")}
            </th>
            <th scope="col" className="font-medium">
              {partText("aPieceHead")}
            </th>
            <th scope="col" className="font-medium">
              {partText("saving")}
            </th>
          </tr>
        </thead>
        <tbody>
          {ladder.map(({ from, unitPrice }) => (
            <tr key={from} className="border-b border-line text-right last:border-b-0">
              <th scope="row" className="py-1.5 text-left font-medium">
                {partText("from", { from })}
              </th>
              <td className="font-semibold">
                <Price amount={unitPrice} />
              </td>
              <td>{savingOf(unitPrice, first.unitPrice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <LadderChart ladder={ladder} />
    </div>
  )
}

/** How much less than the first rung a piece costs: "7.5 %"; a dash where it is none. */
export function savingOf(price: number, first: number): string {
  const percent = Math.round((1 - price / first) * 1000) / 10
  return percent > 0 ? partText("savingOf", { percent }) : "–"
}
