import type { Location } from "react-router-dom"

/** Where a signed-in reader goes back to: a path of this shop that a link or a guard left, else "/". */
export function originOf(state: unknown): string {
  const { from } = (state ?? {}) as { from?: Partial<Location> }
  const { pathname, search = "", hash = "" } = from ?? {}
  // "//host" and "/\\host" would be another site's address.
  if (!pathname || !/^\/(?![/\\])/.test(pathname)) return "/"
  return `${pathname}${search}${hash}`
}
