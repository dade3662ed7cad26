import type { OrderReturns } from "@shop/contract/return/order-return"
import { dayText } from "@/platform/format/dates"

/** Whether anything of an order can be asked back now. */
export function isReturnable({ lines, extras }: OrderReturns): boolean {
  return lines.length + extras.length > 0
}

/** Where a return of an order, or of one of its lines, is asked for. */
export function returnAddress(orderId: string, line?: number): string {
  return `/dashboard/orders/${orderId}/return${line === undefined ? "" : `?line=${line}`}`
}

/** Whether lines may be asked back until different days: they arrived by different parcels. */
export function hasSeveralDays(lines: OrderReturns["lines"]): boolean {
  return new Set(lines.map(({ until }) => dayText(until))).size > 1
}
