/** What everybody calls an order by, wherever it is written for people: Medusa's own count of orders. */
export function orderNumber({ display_id }: { display_id: number }): string {
  return `#${display_id}`
}
