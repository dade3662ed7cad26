/** How many parts a choice would leave, at the end of its line. */
export function FacetCount({ count }: { count: number }) {
  return <span className="ml-auto pl-2 text-sm text-muted tabular-nums">{count}</span>
}
