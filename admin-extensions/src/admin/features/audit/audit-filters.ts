import { createDataTableFilterHelper } from "@medusajs/ui"
import type { TFunction } from "i18next"
import { ACTOR_KINDS, AUDITED_KINDS } from "../../../../../backend/src/contract/staff/audit-trail"
import type { AuditEntryView } from "../../../../../backend/src/contract/staff/audit-trail"

const helper = createDataTableFilterHelper<AuditEntryView>()
const DAY = 24 * 60 * 60 * 1000

/** By kind of thing, kind of actor and time; names are found by the search. */
export function auditFilters(t: TFunction<"shop">) {
  const since = (days: number) => ({ $gte: new Date(Date.now() - days * DAY).toISOString() })
  return [
    helper.accessor("kind", {
      type: "radio",
      label: t("auditTrail.filters.kind"),
      options: AUDITED_KINDS.map((value) => ({ value, label: t(`auditTrail.kinds.${value}`) })),
    }),
    helper.accessor("actor_kind", {
      type: "radio",
      label: t("auditTrail.filters.actor"),
      options: ACTOR_KINDS.map((value) => ({ value, label: t(`auditTrail.actors.${value}`) })),
    }),
    helper.accessor("created_at", {
      type: "date",
      label: t("auditTrail.filters.time"),
      format: "date",
      options: [
        { label: t("auditTrail.filters.day"), value: since(1) },
        { label: t("auditTrail.filters.week"), value: since(7) },
        { label: t("auditTrail.filters.month"), value: since(30) },
      ],
    }),
  ]
}
