import { Label, Switch, Text } from "@medusajs/ui"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import type { AdminMember } from "../../../../../backend/src/contract/account/administrators"
import { useRoleChange } from "./use-role-change"

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

/** The role, given and taken after a confirmation. */
export function RoleSwitch({ member }: { member: AdminMember }) {
  const { t } = useTranslation("shop")
  const { change, isPending } = useRoleChange(member)
  const [id, hint] = [useId(), useId()]
  return (
    <div className="flex items-center justify-between gap-4 px-6 py-4">
      <div>
        <Label htmlFor={id} size="small" weight="plus">
          {t("administrators.role.label")}
        </Label>
        <Text id={hint} size="small" className="text-ui-fg-subtle">
          {t("administrators.role.hint")}
        </Text>
      </div>
      <Switch
        id={id}
        aria-describedby={hint}
        checked={member.is_admin}
        disabled={isPending}
        onCheckedChange={(wanted) => void change(wanted)}
      />
    </div>
  )
}
