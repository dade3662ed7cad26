import type { Location, To } from "react-router-dom"

/** Where to, and what the history keeps beside it: the page that a dialog there was opened over. */
export type Origin = { to: To; state: unknown }

/** Where a signed-in reader goes back to: a path of this shop that a link or a guard left, else "/". */
export function originOf(state: unknown): Origin {
  const { from } = (state ?? {}) as { from?: Partial<Location> }
  const { pathname, search = "", hash = "" } = from ?? {}
  // "//host" and "/\\host" would be another site's address.
  if (!pathname || !/^\/(?![/\\])/.test(pathname)) return { to: "/", state: null }
  return { to: `${pathname}${search}${hash}`, state: from?.state ?? null }
}
