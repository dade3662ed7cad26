import { Refusal } from "@halden/backend/kit/refusal"
import type { Deposit, OrderOfDeposits } from "./deposits-of-order"

const DAY_MS = 24 * 60 * 60 * 1000

/** Until when cores of an order may be asked for, or come back unasked. */
export function endOf({ created_at }: Pick<OrderOfDeposits, "created_at">, days: number): Date {
  return new Date(new Date(created_at).getTime() + days * DAY_MS)
}

/** Cores that nobody has asked to return. */
export function leftOf({ quantity, returned, asked }: Deposit): number {
  return Math.max(0, quantity - returned - asked)
}

/** Throws a Refusal unless it is the customer's order: somebody else's and none are refused alike. */
export function refuseForeign(
  order: OrderOfDeposits | undefined,
  customerId: string | null,
): asserts order is OrderOfDeposits {
  if (order && (customerId === null || order.customer_id === customerId)) return
  throw new Refusal({ code: "no_order", message: "There is no such order", status: 404 })
}

type Wanted = { deposit: Deposit | undefined; quantity: number }
type Known = { order: OrderOfDeposits; deposit: Deposit }

/** Throws a Refusal unless so many cores may be asked for, or come back unasked, now. */
export function refuseReturn(
  order: OrderOfDeposits | undefined,
  { days, now, ...wanted }: Wanted & { days: number; now: Date },
): Known {
  const known = refuseUnpaid(order, wanted.deposit)
  if (now > endOf(known.order, days)) {
    const message = `Cores come back within ${days} days of the order`
    throw new Refusal({ code: "too_late", message, status: 409 })
  }
  const left = leftOf(known.deposit)
  if (wanted.quantity > left) {
    const message =
      left > 0 ? `Only ${left} more cores can come back` : "All cores are back, or were asked for"
    throw new Refusal({ code: "too_many_cores", message, field: "qty", status: 409 })
  }
  return known
}

/** A return that was asked for; `is_open` while nobody has answered. */
type Request = { asked: number; is_open: boolean }

/**
 * Throws a Refusal unless so many cores of a request may be taken. They were asked for in time:
 * when they arrive makes no difference.
 */
export function refuseReceipt(
  order: OrderOfDeposits | undefined,
  { deposit, quantity, asked, is_open }: Wanted & Request,
): Known {
  const known = refuseUnpaid(order, deposit)
  const most = is_open ? asked : Math.min(asked, leftOf(known.deposit))
  if (quantity > most) {
    const message = `Only ${most} cores can be taken for this request`
    throw new Refusal({ code: "too_many_cores", message, field: "qty", status: 409 })
  }
  return known
}

function refuseUnpaid(order: OrderOfDeposits | undefined, deposit: Deposit | undefined): Known {
  if (!order || !deposit) {
    throw new Refusal({ code: "no_deposit", message: "There is no such deposit", status: 404 })
  }
  if (order.is_cancelled || !order.is_paid) {
    const message = "This order is not paid: there is no deposit to give back"
    throw new Refusal({ code: "not_paid", message, status: 409 })
  }
  return { order, deposit }
}
