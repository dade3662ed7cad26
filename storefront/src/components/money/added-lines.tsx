import type { AddedLine } from "@shop/contract/order/added-lines"
import { uiText } from "@/components/ui/texts"
import { figure } from "@/platform/format/figure"
import { Price } from "./price"

/** What the shop adds to an order beside its parts, above the total; nothing where there is none. */
export function AddedLines({ lines }: { lines: readonly AddedLine[] }) {
  if (lines.length === 0) return null
  return (
    <ul aria-label={uiText("addedToTheOrder")} className="space-y-1">
      {lines.map(({ title, qty, total }, place) => (
        <li key={place} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 wrap-anywhere">
            {qty > 1 ? `${figure(qty)} × ${title}` : title}
          </span>
          <span className="tabular-nums">
            <Price amount={total} />
          </span>
        </li>
      ))}
    </ul>
  )
}
