import type { Rung } from "@shop/contract/product/price-ladder"
import { useMoney } from "@/platform/format/money"
import { HEIGHT, ladderLine, WIDTH } from "./ladder-line"
import { partText } from "../../texts"

/** A line of price over quantity, in the theme's colours; the table beside it has the figures. */
export function LadderChart({ ladder }: { ladder: Rung[] }) {
  const money = useMoney()
  const { path, starts } = ladderLine(ladder)
  const spoken = ladder.map(({ from, unitPrice }) =>
    partText("chartPoint", { unitPrice: money?.(unitPrice) ?? "", from }),
  )
  return (
    <svg
      role="img"
      aria-label={partText("chartRung", { spoken: spoken.join(", ") })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-auto w-full text-secondary"
    >
      {starts.map(({ x, y }) => (
        <line key={x} x1={x} x2={x} y1={y} y2={HEIGHT} className="stroke-base-300" />
      ))}
      <path d={path} fill="none" stroke="currentColor" strokeWidth={2.5} strokeLinejoin="round" />
      {starts.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={4} fill="currentColor" className="stroke-base-100" />
      ))}
    </svg>
  )
}
