import { useQuery } from "@tanstack/react-query"
import { moneyFormat, type FormatMoney } from "./money-format"
import { shopConfigQuery } from "../shop-config"

const inDollars = moneyFormat("usd")
const formats = new Map<string, FormatMoney>()

/** The shop's money format; undefined until the currency is known, dollars where it cannot be. */
export function useMoney(): FormatMoney | undefined {
  const { data, isError } = useQuery(shopConfigQuery)
  if (!data) return isError ? inDollars : undefined
  const { currency } = data.commerce
  const format = formats.get(currency) ?? moneyFormat(currency)
  formats.set(currency, format)
  return format
}
