import type { Soaked } from "./run-soak"

/** The memory at the end may be so many times that after the warm-up. */
const MOST_GROWTH = 1.3

/** What is wrong with a soak; nothing of it depends on how fast the machine is. */
export function judgeSoak({ problems, soak, orders, memory }: Soaked): string[] {
  const grown = memory.filter(({ before, after }) => after > before * MOST_GROWTH)
  return [
    ...new Set(problems),
    ...(soak.busy > 0 ? [`${soak.busy} calls were answered 503 below the peak`] : []),
    ...(orders.kept === orders.acknowledged
      ? []
      : [`${orders.acknowledged} orders were acknowledged, and ${orders.kept} are there`]),
    ...grown.map(({ name, before, after }) => `${name} grew from ${before} to ${after} bytes`),
  ]
}
