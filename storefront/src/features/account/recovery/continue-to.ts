/** The page of this shop that a mail's link names to go on to; null for none and for other sites. */
export function continueTo(address: string | null): string | null {
  if (!address || !URL.canParse(address)) return null
  const { origin, pathname, search, hash } = new URL(address)
  return origin === location.origin ? `${pathname}${search}${hash}` : null
}
