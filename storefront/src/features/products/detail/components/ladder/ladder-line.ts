import type { Rung } from "@shop/contract/product/price-ladder"

/** The drawing's own units. */
export const WIDTH = 320
export const HEIGHT = 120
const LEFT = 8
const RIGHT = WIDTH - 8
const TOP = 12
const BOTTOM = HEIGHT - 12

/** How far the last rung is drawn on: it has no end. */
const BEYOND = 1.5

export type LadderLine = {
  /** The line as SVG's path data has it. */
  path: string
  /** Where each rung begins, in the drawing's units. */
  starts: { x: number; y: number }[]
}

/**
 * The price of a piece over the quantity, as steps. Quantities stand by their logarithm: from 50 to
 * 100 pieces is as far as from 500 to 1000, or a long ladder's first rungs would be one upright.
 */
export function ladderLine(ladder: readonly Rung[]): LadderLine {
  const first = ladder[0]?.from ?? 1
  const last = (ladder.at(-1)?.from ?? 1) * BEYOND
  const prices = ladder.map(({ unitPrice }) => unitPrice)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const x = (quantity: number) =>
    rounded(LEFT + (Math.log(quantity / first) / Math.log(last / first)) * (RIGHT - LEFT))
  const y = (price: number) =>
    rounded(TOP + ((highest - price) / (highest - lowest || 1)) * (BOTTOM - TOP))
  const starts = ladder.map(({ from, unitPrice }) => ({ x: x(from), y: y(unitPrice) }))
  const steps = starts.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`))
  return { path: `${steps.join("")}H${RIGHT}`, starts }
}

function rounded(units: number): number {
  return Math.round(units * 10) / 10
}
