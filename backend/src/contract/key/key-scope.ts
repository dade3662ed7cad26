/**
 * What a key with scopes may do; `api/http/doors/scope-doors` names the doors of each. Plain data:
 * Medusa Admin takes it without a schema library.
 */
export const KEY_SCOPES = [
  "products",
  "prices",
  "stock",
  "customers",
  "shipments",
  "products:read",
  "orders:read",
  "customers:read",
] as const

export type KeyScope = (typeof KEY_SCOPES)[number]
