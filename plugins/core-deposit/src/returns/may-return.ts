import { Refusal } from "@halden/backend/kit/refusal"
import type { Deposit, OrderOfDeposits } from "./deposits-of-order"

const DAY_MS = 24 * 60 * 60 * 1000

/** Until when cores of an order may come back. */
export function endOf({ created_at }: Pick<OrderOfDeposits, "created_at">, days: number): Date {
  return new Date(new Date(created_at).getTime() + days * DAY_MS)
}

type Asked = { deposit: Deposit | undefined; quantity: number; days: number; now: Date }

/** Throws a Refusal unless so many cores may come back for a deposit now. */
export function refuseReturn(
  order: OrderOfDeposits | undefined,
  { deposit, quantity, days, now }: Asked,
): asserts order is OrderOfDeposits {
  if (!order || !deposit) {
    throw new Refusal({ code: "no_deposit", message: "There is no such deposit", status: 404 })
  }
  if (order.is_cancelled || !order.is_paid) {
    const message = "This order is not paid: there is no deposit to give back"
    throw new Refusal({ code: "not_paid", message, status: 409 })
  }
  if (now > endOf(order, days)) {
    const message = `Cores come back within ${days} days of the order`
    throw new Refusal({ code: "too_late", message, status: 409 })
  }
  const left = deposit.quantity - deposit.returned
  if (quantity > left) {
    const message = left > 0 ? `Only ${left} cores are still out` : "All cores have come back"
    throw new Refusal({ code: "too_many_cores", message, field: "qty", status: 409 })
  }
}
