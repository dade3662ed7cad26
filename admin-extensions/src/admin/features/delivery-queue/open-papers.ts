/** Packing slips, or one pick list, of several orders: a page to print, in a tab of its own. */
export function openPapers(kind: "slip" | "pick", ids: readonly string[]): void {
  const query = new URLSearchParams({ kind, orders: ids.join(",") })
  window.open(`/admin/delivery-papers?${query}`, "_blank", "noopener")
}
