import type { KeyScope } from "../../../contract/key/key-scope"
import { parseAddress, patternOf } from "./door"

/** Their routes answer for runs of the key's own scopes alone. */
const RUNS = [
  "GET /admin/sync/runs",
  "GET /admin/sync/runs/:id",
  "GET /admin/sync/runs/:id/bad-rows",
]

/** Its route tells each key of what it may read alone. */
const CHANGES = "GET /admin/changes"

/** The doors below /admin that a key with a scope opens, and no other; a plugin's are in none. */
export const SCOPE_DOORS: Readonly<Record<KeyScope, readonly string[]>> = {
  products: ["POST /admin/sync/products", "POST /admin/sync/fitments", ...RUNS],
  prices: ["POST /admin/sync/prices", ...RUNS],
  stock: ["POST /admin/sync/stock", ...RUNS],
  customers: ["POST /admin/sync/customers", ...RUNS],
  shipments: ["POST /admin/orders/:id/shipments", "POST /admin/orders/:id/deliver"],
  "products:read": [
    "GET /admin/products",
    "GET /admin/products/:id",
    "GET /admin/products-export",
    CHANGES,
  ],
  "orders:read": [
    "GET /admin/orders",
    "GET /admin/orders/:id",
    "GET /admin/orders-export",
    CHANGES,
  ],
  "customers:read": ["GET /admin/customers", "GET /admin/customers/:id", CHANGES],
}

const PATTERNS = new Map(
  Object.entries(SCOPE_DOORS).map(([scope, doors]) => [
    scope,
    doors.map(parseAddress).map(({ method, path }) => ({ method, pattern: patternOf(path) })),
  ]),
)

/** Whether one of the scopes opens this address. */
export function isInScope(
  scopes: readonly KeyScope[],
  { method, path }: { method: string; path: string },
): boolean {
  const asked = method === "HEAD" ? "GET" : method
  return scopes.some((scope) =>
    PATTERNS.get(scope)?.some((door) => door.method === asked && door.pattern.test(path)),
  )
}
