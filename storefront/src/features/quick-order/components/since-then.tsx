import { Notice } from "@/components/ui/feedback/notice"
import { useMoney } from "@/platform/format/money"
import type { Since } from "../source/opened-rows"
import { quickText } from "../texts"

/** What is another since an order whose rows were opened. */
export function SinceThen({ rows }: { rows: readonly Since[] }) {
  const money = useMoney()
  if (rows.length === 0) return null
  return (
    <Notice title={quickText("sinceThen", { count: rows.length })}>
      <ul className="list-disc space-y-1 pl-4">
        {rows.map(({ row, ordered, unitPrice, changes }) => (
          <li key={row}>
            {changes
              .map((change) => {
                const part = ordered.productName
                if (change === "superseded") return quickText("superseded_since", { part })
                if (change !== "price") return quickText(change, { part })
                const [before, now] = [ordered.unitPrice, unitPrice ?? 0]
                return quickText("price", {
                  part,
                  before: money?.(before) ?? "",
                  now: money?.(now) ?? "",
                })
              })
              .join(" ")}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
