/** What people call an order by, on pages and in mails: enough of its id to tell orders apart. */
export function orderNumber(id: string): string {
  return id.slice(-6).toUpperCase()
}
