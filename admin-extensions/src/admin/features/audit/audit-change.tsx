import { Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import {
  EVENT_KINDS,
  type AuditEntryView,
} from "../../../../../backend/src/contract/staff/audit-trail"
import { ENGLISH } from "../../i18n/english"

const { actions: ACTIONS, fields: FIELDS } = ENGLISH.auditTrail
const MONEY = ["paid", "refunded", "credited", "worth"]
const EVENTS: readonly string[] = EVENT_KINDS

type Values = AuditEntryView["before"]

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
          {field(name)}{" "}
          {EVENTS.includes(entry.kind) ? null : (
            <>
              {value(name, before)} <span aria-hidden>→</span>
              <span className="sr-only">{t("auditTrail.becomes")}</span>{" "}
            </>
          )}
          {value(name, after)}
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

/** The texts of an entry; a name without a text of ours stays as it is written. */
function useAuditWords({ kind, action, before, after }: AuditEntryView) {
  const { t } = useTranslation("shop")

  const field = (name: string): string => {
    if (kind === "price") return t("auditTrail.price", { of: name })
    return isKeyOf(FIELDS, name) ? t(`auditTrail.fields.${name}`) : name
  }
  const value = (name: string, values: Values): string => {
    const known = values?.[name] ?? null
    if (known === null || known === "") return t("auditTrail.nothing")
    if (typeof known === "boolean") return known ? t("auditTrail.on") : t("auditTrail.off")
    if (typeof known === "number")
      return numberText(known, kind === "price" || MONEY.includes(name))
    return Array.isArray(known) ? known.join(", ") : String(known)
  }
  return {
    action: isKeyOf(ACTIONS, action) ? t(`auditTrail.actions.${action}`) : action,
    /** What changed, in the order of our words: the database keeps none. */
    names: Object.keys({ ...before, ...after }).sort((one, other) => placeOf(one) - placeOf(other)),
    field,
    value,
  }
}

function placeOf(name: string): number {
  return Object.keys(FIELDS).indexOf(name)
}

function isKeyOf<Words extends object>(words: Words, name: string): name is keyof Words & string {
  return Object.hasOwn(words, name)
}

/** Money has its cents, whichever the currency's are beyond two. */
function numberText(value: number, isMoney: boolean): string {
  return value.toLocaleString(undefined, isMoney ? { minimumFractionDigits: 2 } : {})
}
