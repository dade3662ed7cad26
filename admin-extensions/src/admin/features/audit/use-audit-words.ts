import { useTranslation } from "react-i18next"
import type { AuditEntryView } from "../../../../../backend/src/contract/staff/audit-trail"
import { ENGLISH } from "../../i18n/english"

const { actions: ACTIONS, fields: FIELDS } = ENGLISH.auditTrail
const MONEY = ["paid", "refunded"]

type Values = AuditEntryView["before"]

/** How an entry of the trail reads; what has no word of ours stands as it is written. */
export function useAuditWords({ kind, action, before, after }: AuditEntryView) {
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
