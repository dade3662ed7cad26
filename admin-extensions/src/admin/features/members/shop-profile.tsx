import { Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { AdminMember } from "../../../../../backend/src/contract/account/administrators"

const FIELDS = ["education", "address", "phone"] as const

/** What a person wrote into their profile; they change it themselves. */
export function ShopProfile({ member }: { member: AdminMember }) {
  const { t } = useTranslation("shop")
  return (
    <dl className="divide-y">
      {FIELDS.map((field) => (
        <div key={field} className="grid grid-cols-2 gap-4 px-6 py-4">
          <Text asChild size="small" weight="plus" className="text-ui-fg-subtle">
            <dt>{t(`administrators.profile.${field}`)}</dt>
          </Text>
          <Text asChild size="small" className="whitespace-pre-line break-words">
            <dd>{member[field] || t("administrators.profile.empty")}</dd>
          </Text>
        </div>
      ))}
    </dl>
  )
}
