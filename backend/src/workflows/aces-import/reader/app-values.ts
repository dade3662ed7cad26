const ID = /^[1-9]\d{0,9}$/
const YEAR = /^(1[89]|2[01])\d\d$/
const WHOLE = /^0*([1-9]\d{0,4})(\.0+)?$/
const MOST_PIECES = 32_767

type Attributes = Readonly<Record<string, string>>

export type Years = { from: number; to: number }

export function idOf({ id = "" }: Attributes): string | undefined {
  const text = id.trim()
  return ID.test(text) ? text : undefined
}

/** Years, or the ProductionYears of equipment, whose last one may be missing. */
export function readYears(attributes: Attributes): Years | undefined {
  const from = attributes.from ?? attributes.ProductionStart ?? ""
  const to = attributes.to ?? attributes.ProductionEnd ?? from
  if (!YEAR.test(from) || !YEAR.test(to) || Number(from) > Number(to)) return undefined
  return { from: Number(from), to: Number(to) }
}

/** How many of a part a vehicle has; an empty Qty is one. */
export function readQuantity(text: string): number | undefined {
  const said = text.trim()
  if (said === "") return 1
  const pieces = Number(WHOLE.exec(said)?.[1] ?? 0)
  return pieces >= 1 && pieces <= MOST_PIECES ? pieces : undefined
}
