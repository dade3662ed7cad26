import { Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { AuditEntryView } from "../../../../../backend/src/contract/staff/audit-trail"
import { useAuditWords } from "./use-audit-words"

/** What was done and each value as it was and became, for people to read. */
export function AuditChange({ entry }: { entry: AuditEntryView }) {
  const { t } = useTranslation("shop")
  const { action, names, field, value } = useAuditWords(entry)
  const { before, after } = entry
  return (
    <div className="min-w-[11rem] whitespace-normal py-2">
      <Text size="small" weight="plus">
        {action}
      </Text>
      {names.map((name) => (
        <Text key={name} size="small" className="text-ui-fg-subtle break-words">
          {field(name)} {value(name, before)} <span aria-hidden>→</span>
          <span className="sr-only">{t("auditTrail.becomes")}</span> {value(name, after)}
        </Text>
      ))}
      {entry.takes_back ? <Note>{t("auditTrail.takesBack")}</Note> : null}
      {entry.taken_back ? <Note>{t("auditTrail.takenBack")}</Note> : null}
    </div>
  )
}

function Note({ children }: { children: string }) {
  return (
    <Text size="xsmall" className="text-ui-fg-muted italic">
      {children}
    </Text>
  )
}
