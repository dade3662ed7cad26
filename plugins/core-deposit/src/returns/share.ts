type Deposit = {
  /** All that was paid for the line, in major units. */
  paid: number
  quantity: number
  /** Cores that came back before, and what went back for them. */
  returned: number
  refunded: number
}

type Cores = { quantity: number; decimals: number }

/**
 * What goes back for cores beside those that came before, in major units. All of them together come
 * to what was paid, however they are divided: each share is what is missing to a rounded sum.
 */
export function shareOf(deposit: Deposit, { quantity, decimals }: Cores): number {
  const { paid, returned, refunded } = deposit
  const unit = 10 ** decimals
  const sum = Math.round(((paid * (returned + quantity)) / deposit.quantity) * unit + 1e-6)
  return Math.max(0, sum - Math.round(refunded * unit)) / unit
}

/** Digits behind the point of an amount that can be paid. */
export function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}
