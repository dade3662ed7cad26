import { Hint, Label, Switch } from "@medusajs/ui"
import { useTranslation } from "react-i18next"

type ModerationFieldProps = { checked: boolean; onChange: (checked: boolean) => void }

/** Whether customers' reviews wait for staff. */
export function ModerationField({ checked, onChange }: ModerationFieldProps) {
  const { t } = useTranslation("shop")
  return (
    <div className="flex items-start gap-x-3">
      <Switch
        id="review_moderation"
        className="mt-0.5"
        checked={checked}
        aria-describedby="review_moderation-hint"
        onCheckedChange={onChange}
      />
      <div className="flex flex-col gap-y-1">
        <Label htmlFor="review_moderation" size="small" weight="plus">
          {t("moderation.label")}
        </Label>
        <Hint id="review_moderation-hint">{t("moderation.hint")}</Hint>
      </div>
    </div>
  )
}
