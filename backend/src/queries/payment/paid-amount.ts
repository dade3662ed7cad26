import {
  getAmountFromSmallestUnit,
  getSmallestUnit,
} from "@medusajs/payment-stripe/dist/utils/get-smallest-unit"

/** An amount in major units as the provider rounds it, and so as it is paid. */
export function paidAmount(amount: number, currency: string): number {
  return getAmountFromSmallestUnit(getSmallestUnit(amount, currency), currency)
}
