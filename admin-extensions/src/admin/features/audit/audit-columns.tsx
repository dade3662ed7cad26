import { createDataTableColumnHelper, Text } from "@medusajs/ui"
import type { TFunction } from "i18next"
import type { ReactNode } from "react"
import { Link } from "react-router-dom"
import type { AuditEntryView } from "../../../../../backend/src/contract/staff/audit-trail"
import { auditedPage } from "./audited-page"
import { AuditChange } from "./audit-change"

const helper = createDataTableColumnHelper<AuditEntryView>()

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

function TwoLines({ children, second }: { children: ReactNode; second: string }) {
  return (
    <div className="max-w-[14rem] py-2">
      <Text size="small" weight="plus" className="truncate">
        {children}
      </Text>
      <Text size="small" className="text-ui-fg-subtle truncate">
        {second}
      </Text>
    </div>
  )
}
