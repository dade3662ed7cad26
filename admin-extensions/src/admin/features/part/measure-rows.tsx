import { Trash } from "@medusajs/icons"
import { Button, Hint, IconButton, Input, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { useCategoryMeasures } from "./api"
import type { PartFieldsProps } from "./part-lines"
import { withOffered, type MeasureRow } from "./typed-part"

/** The data sheet: what the category's other parts tell is offered, each measure with its unit. */
export function MeasureRows({ typed, errors, onChange }: PartFieldsProps) {
  const { t } = useTranslation("shop")
  const query = useCategoryMeasures(typed.category)
  const offered = typed.category.length > 0 ? (query.data?.measures ?? []) : []
  const rows = withOffered(typed.attributes, offered)
  const change = (place: number, next: Partial<MeasureRow>) =>
    onChange({ attributes: rows.map((row, at) => (at === place ? { ...row, ...next } : row)) })
  return (
    <fieldset className="flex flex-col gap-y-2">
      <Text asChild size="small" weight="plus">
        <legend>{t("part.fields.attributes")}</legend>
      </Text>
      <Hint>{t("part.measuresHint")}</Hint>
      {rows.map((row, place) => (
        // Rows are told apart by their place: two may have one name while they are typed.
        <div key={place} className="flex items-center gap-x-2">
          <div className="min-w-0 flex-1">
            <Input
              aria-label={t("part.measureName", { row: place + 1 })}
              placeholder={t("part.measureNamePlaceholder")}
              value={row.label}
              onChange={(event) => change(place, { label: event.target.value })}
            />
          </div>
          <div className="min-w-0 flex-1">
            <Input
              aria-label={row.label || t("part.measureValue", { row: place + 1 })}
              value={row.value}
              onChange={(event) => change(place, { value: event.target.value })}
            />
          </div>
          {row.unit ? (
            <Text size="small" className="text-ui-fg-subtle max-w-20 shrink-0 truncate">
              {row.unit}
            </Text>
          ) : null}
          <IconButton
            type="button"
            size="small"
            variant="transparent"
            aria-label={t("part.removeMeasure", { name: row.label || place + 1 })}
            onClick={() => onChange({ attributes: rows.filter((_, at) => at !== place) })}
          >
            <Trash />
          </IconButton>
        </div>
      ))}
      {errors.attributes ? (
        <Hint role="alert" variant="error">
          {errors.attributes}
        </Hint>
      ) : null}
      <Button
        type="button"
        variant="secondary"
        size="small"
        className="self-start"
        onClick={() => onChange({ attributes: [...rows, { label: "", value: "", unit: "" }] })}
      >
        {t("part.addMeasure")}
      </Button>
    </fieldset>
  )
}
