export type FormatMoney = (majorUnits: number) => string

/** Writes amounts in major units: `$12.40` for usd, by the reader's locale for other currencies. */
export function moneyFormat(currency: string): FormatMoney {
  const dollars = currency.toLowerCase() === "usd"
  const format = new Intl.NumberFormat(dollars ? "en-US" : undefined, {
    style: "currency",
    currency,
    // A price may be finer than a cent (0.125 a piece); it is shown as it will be multiplied.
    ...(dollars ? { maximumFractionDigits: 6, minimumFractionDigits: 2 } : {}),
  })
  return (majorUnits) => format.format(majorUnits)
}

/** price × quantity in major units, free of binary fractions (0.1 × 3 = 0.3). */
export function multiplied(price: number, quantity: number): number {
  return Number((price * quantity).toFixed(6))
}
