import { XMarkMini } from "@medusajs/icons"
import { Button, Hint, Label, Select } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { useCategories } from "./api"
import type { PartFieldsProps } from "./part-lines"

/** The part's categories: those that are chosen, and one more. */
export function CategoryChoice({ typed: { category }, errors, onChange }: PartFieldsProps) {
  const { t } = useTranslation("shop")
  const query = useCategories()
  const known = query.data?.product_categories ?? []
  const nameOf = (handle: string) => known.find((one) => one.handle === handle)?.name ?? handle
  const others = known.filter(({ handle }) => !category.includes(handle))
  return (
    <div className="flex flex-col gap-y-1">
      <Label htmlFor="part-category" size="small" weight="plus">
        {t("part.fields.category")}
      </Label>
      {category.length > 0 ? (
        <ul className="flex flex-wrap gap-2" aria-label={t("part.fields.category")}>
          {category.map((handle) => (
            <li key={handle}>
              <Button
                type="button"
                variant="secondary"
                size="small"
                aria-label={t("part.removeCategory", { name: nameOf(handle) })}
                onClick={() => onChange({ category: category.filter((one) => one !== handle) })}
              >
                {nameOf(handle)}
                <XMarkMini />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <Select value="" onValueChange={(handle) => onChange({ category: [...category, handle] })}>
        <Select.Trigger id="part-category">
          <Select.Value placeholder={t("part.addCategory")} />
        </Select.Trigger>
        <Select.Content>
          {others.map(({ handle, name }) => (
            <Select.Item key={handle} value={handle}>
              {name}
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
      {errors.category ? (
        <Hint role="alert" variant="error">
          {errors.category}
        </Hint>
      ) : null}
    </div>
  )
}
