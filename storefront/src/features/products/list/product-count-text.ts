import { listText } from "./texts"

type Shown = { shown: number; total: number | null }

/** "48 of 252 parts", "12 parts", "1 part"; without a total, as many as there are. */
export function productCountText({ shown, total }: Shown): string {
  if (total !== null && total > shown) return listText("partsOfTotal", { shown, total })
  return listText("parts", { count: shown })
}
