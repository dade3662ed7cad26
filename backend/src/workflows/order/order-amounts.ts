/** An amount as Medusa keeps it beside each number. */
export function rawAmount(amount: number) {
  return { value: String(amount), precision: 20 }
}

/** An amount under its own name and, for Medusa, raw. */
function amounts(values: Record<string, number>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, amount]) => [
      [name, amount],
      [`raw_${name}`, rawAmount(amount)],
    ]),
  )
}

/** Medusa's summary of an order that nobody has paid yet. */
export function unpaidSummary(total: number): Record<string, unknown> {
  return amounts({
    original_order_total: total,
    current_order_total: total,
    accounting_total: total,
    pending_difference: total,
    paid_total: 0,
    refunded_total: 0,
    transaction_total: 0,
    credit_line_total: 0,
  })
}

/** What became of an order's pieces so far. */
export const NOTHING_DONE = amounts({
  fulfilled_quantity: 0,
  shipped_quantity: 0,
  delivered_quantity: 0,
  return_requested_quantity: 0,
  return_received_quantity: 0,
  return_dismissed_quantity: 0,
  written_off_quantity: 0,
})
