/** A list with the item at `from` one place further up (-1) or down (1); as it was at its ends. */
export function moved<Item>(list: readonly Item[], from: number, by: -1 | 1): Item[] {
  const to = from + by
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  const rest = list.filter((_, place) => place !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
