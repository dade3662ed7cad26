import { useMoney } from "@/platform/format/money"

/** An amount in major units; its place is kept while the shop's currency is on its way. */
export function Price({ amount }: { amount: number }) {
  const money = useMoney()
  return money ? <>{money(amount)}</> : <span className="invisible">$0.00</span>
}
