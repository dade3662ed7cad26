export type CardBrand = "visa" | "mastercard" | "amex" | "discover" | "unknown"

const BRANDS: [pattern: RegExp, brand: CardBrand][] = [
  [/^4/, "visa"],
  [/^(5[1-5]|2[2-7])/, "mastercard"],
  [/^3[47]/, "amex"],
  [/^(6011|65)/, "discover"],
]

export function brandOf(number: string): CardBrand {
  return BRANDS.find(([pattern]) => pattern.test(number))?.[1] ?? "unknown"
}

export function numberLength(brand: CardBrand): number {
  return brand === "amex" ? 15 : 16
}

export function cvcLength(brand: CardBrand): number {
  return brand === "amex" ? 4 : 3
}
