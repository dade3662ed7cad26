/** Amounts in major units, written in the shop's currency. */
export { PlusTax } from "@/components/money/plus-tax"
export { Price } from "@/components/money/price"
export { useMoney } from "@/platform/format/money"
export { multiplied } from "@/platform/format/money-format"
