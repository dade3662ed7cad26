import { Label, Switch, Text } from "@medusajs/ui"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import type { AdminMember } from "../../../../../backend/src/contract/account/administrators"
import { useRoleChange } from "./use-role-change"

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
