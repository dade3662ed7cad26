/** Faults put into a database by hand: a checker that does not find them finds nothing. */
export function plantedFaults(orders: readonly [string, string, string]): string[] {
  const [lost, twin, orphan] = orders.map((order) => `'${order}'`)
  const linesOf = (order = "") => `(select item_id from order_item where order_id = ${order})`
  return [
    `update "order" set deleted_at = now() where id = ${lost}`,
    // The buyer's own key once more is refused by the index; another's is not.
    `update "order" set metadata = (select metadata from "order" where id = ${orphan}),
      customer_id = 'cus_of_somebody_else' where id = ${twin}`,
    `update reservation_item set line_item_id = 'ordli_of_nobody'
      where line_item_id in ${linesOf(orphan)}`,
    "update inventory_level set stocked_quantity = 0 where reserved_quantity > 0",
  ]
}
