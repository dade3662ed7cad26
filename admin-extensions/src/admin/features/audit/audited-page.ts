import type { AuditEntryView } from "../../../../../backend/src/contract/staff/audit-trail"

const PAGES: Readonly<Record<AuditEntryView["kind"], (id: string) => string | null>> = {
  role: (id) => `/customers/${id}`,
  order: (id) => `/orders/${id}`,
  review: () => "/reviews",
  settings: () => "/settings/shop",
  price: productPage,
  quantity_rule: productPage,
  // Nobody is left to be shown.
  person: () => null,
  stock: (id) => productPage(id) ?? `/inventory/${id}`,
}

/** The page of Medusa Admin about the thing that an entry tells of. */
export function auditedPage({ kind, thing_id }: AuditEntryView): string | null {
  return PAGES[kind](thing_id)
}

function productPage(id: string): string | null {
  return id.startsWith("prod_") ? `/products/${id}` : null
}
