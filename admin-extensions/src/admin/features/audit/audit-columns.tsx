import { createDataTableColumnHelper } from "@medusajs/ui"
import type { TFunction } from "i18next"
import { Link } from "react-router-dom"
import type { AuditEntryView } from "../../../../../backend/src/contract/staff/audit-trail"
import { TwoLines } from "../../components/list-table"
import { AuditChange } from "./audit-change"

const helper = createDataTableColumnHelper<AuditEntryView>()

const PAGES: Readonly<Record<AuditEntryView["kind"], (id: string) => string | null>> = {
  role: (id) => `/customers/${id}`,
  order: (id) => `/orders/${id}`,
  review: () => "/reviews",
  settings: () => "/settings/shop",
  price: productPage,
  quantity_rule: productPage,
  // Nobody is left to be shown.
  person: () => null,
  api_key: (id) => `/settings/secret-api-keys/${id}`,
  person_data: (id) => (id.startsWith("cus_") ? `/customers/${id}` : null),
  fitment: productPage,
  vehicle: () => "/vehicles",
  call: () => null,
  sign_in: () => null,
  export: () => null,
  sync: () => null,
  stock: (id) => productPage(id) ?? `/inventory/${id}`,
}

/** Time, person, thing and change of each entry. */
export function auditColumns(t: TFunction<"shop">) {
  return [
    helper.accessor("created_at", {
      header: t("auditTrail.columns.when"),
      cell: ({ getValue }) => (
        <time dateTime={getValue()}>{new Date(getValue()).toLocaleString()}</time>
      ),
    }),
    helper.accessor("actor_name", {
      header: t("auditTrail.columns.who"),
      cell: ({ row: { original } }) => (
        <TwoLines second={t(`auditTrail.actors.${original.actor_kind}`)}>
          {original.actor_name}
        </TwoLines>
      ),
    }),
    helper.accessor("thing_name", {
      header: t("auditTrail.columns.thing"),
      cell: ({ row: { original } }) => (
        <TwoLines second={t(`auditTrail.kinds.${original.kind}`)}>
          <Thing entry={original} />
        </TwoLines>
      ),
    }),
    helper.accessor("after", {
      header: t("auditTrail.columns.change"),
      cell: ({ row: { original } }) => <AuditChange entry={original} />,
    }),
  ]
}

function Thing({ entry }: { entry: AuditEntryView }) {
  const page = auditedPage(entry)
  if (!page) return entry.thing_name
  return (
    <Link to={page} className="text-ui-fg-interactive hover:underline">
      {entry.thing_name}
    </Link>
  )
}

/** The page of Medusa Admin about the thing of an entry. */
function auditedPage({ kind, thing_id }: AuditEntryView): string | null {
  return PAGES[kind](thing_id)
}

function productPage(id: string): string | null {
  return id.startsWith("prod_") ? `/products/${id}` : null
}
