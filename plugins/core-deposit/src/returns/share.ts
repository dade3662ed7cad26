type Deposit = {
  /** All that was paid for the line, in major units. */
  paid: number
  quantity: number
}

type Cores = { before: number; quantity: number; decimals: number }

/**
 * What goes back for cores beside those that came before, in major units. All of them together come
 * to what was paid, however they are divided: each share is the difference of two rounded sums.
 */
export function shareOf({ paid, quantity }: Deposit, { before, ...cores }: Cores): number {
  const unit = 10 ** cores.decimals
  const upTo = (count: number) => Math.round(((paid * count) / quantity) * unit + 1e-6)
  return (upTo(before + cores.quantity) - upTo(before)) / unit
}

/** Digits behind the point of an amount that can be paid. */
export function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}
