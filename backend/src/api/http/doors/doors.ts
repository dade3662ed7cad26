import { ADMIN_AREAS, OPEN_ADMIN_DOORS, SHUT_ADMIN_DOORS, VEHICLE_AREAS } from "./admin-doors"
import { AUTH_DOORS, SHUT_AUTH_DOORS } from "./auth-doors"
import { patternOf, type Door } from "./door"
import { SHUT_STORE_DOORS, STORE_DOORS } from "./store-doors"

/**
 * The table of doors: every route outside of /api/v1 that the shop answers below the prefixes of
 * Medusa's API. What no row names is 404, whatever Medusa has there.
 */
export const DOORS: readonly Door[] = [...STORE_DOORS, ...AUTH_DOORS, ...OPEN_ADMIN_DOORS]

/** What Medusa has there beside them, by name: a route of the next version is in neither list. */
export const SHUT_DOORS = [...SHUT_STORE_DOORS, ...SHUT_AUTH_DOORS, ...SHUT_ADMIN_DOORS]

const GUARDED = /^\/(store|auth|admin|cloud|hooks)(\/|$)/i
const AREA = /^\/admin\/([\w-]+)(\/|$)/i

type Asked = { method: string; path: string }

type Keeper = {
  /** Doors of plugins. */
  more?: readonly Door[]
  /** Whether the shop has vehicles. */
  vehicles?: boolean
}

/** Says of a request whether a row of the table names it. */
export function doorKeeper({ more = [], vehicles = false }: Keeper = {}): (
  asked: Asked,
) => boolean {
  const open = [...DOORS, ...more].map((door) => ({ ...door, pattern: patternOf(door.path) }))
  const shut = SHUT_ADMIN_DOORS.map((door) => ({ ...door, pattern: patternOf(door.path) }))
  const areas = new Set([...ADMIN_AREAS, ...(vehicles ? VEHICLE_AREAS : [])])
  return ({ method, path }) => {
    if (!GUARDED.test(path)) return true
    const asked = method === "HEAD" ? "GET" : method
    // A browser asks by OPTIONS before it sends another method: any row's of the address will do.
    const takes = (door: { method: string; pattern: RegExp }) =>
      (asked === "OPTIONS" || door.method === asked) && door.pattern.test(path)
    if (open.some(takes)) return true
    return areas.has(AREA.exec(path)?.[1]?.toLowerCase() ?? "") && !shut.some(takes)
  }
}
