import { Heading, Label, Select } from "@medusajs/ui"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { CategoryChoice } from "./category-choice"
import { MeasureRows } from "./measure-rows"
import { PartLine, PartText, type PartFieldsProps } from "./part-lines"
import { PictureList } from "./picture-list"

const STATUSES = ["published", "draft", "proposed", "rejected"] as const

type Of = { currency: string; stockCounted: boolean }

/** All fields of a part, in groups of what belongs together. */
export function PartFields({ currency, stockCounted, ...fields }: PartFieldsProps & Of) {
  const { t } = useTranslation("shop")
  const lineHint = t("part.numbersHint")
  return (
    <>
      <Group title={t("part.groups.part")}>
        <Two>
          <PartLine name="sku" {...fields} />
          <PartLine name="ean" numeric {...fields} />
        </Two>
        <PartLine name="title" {...fields} />
        <PartText name="description" {...fields} />
        <CategoryChoice {...fields} />
        <StatusChoice {...fields} />
      </Group>
      <Group title={t("part.groups.sale")}>
        <Two>
          <PartLine
            name="price"
            numeric
            hint={t("part.priceHint", { currency: currency.toUpperCase() })}
            {...fields}
          />
          {stockCounted ? (
            <PartLine name="stock" numeric hint={t("part.stockHint")} {...fields} />
          ) : null}
          <PartLine name="minimum" numeric {...fields} />
          <PartLine name="multiple" numeric {...fields} />
          <PartLine name="maximum" numeric {...fields} />
          <PartLine name="carton" numeric hint={t("part.cartonHint")} {...fields} />
        </Two>
      </Group>
      <Group title={t("part.groups.numbers")}>
        <PartText name="oem_numbers" hint={lineHint} {...fields} />
        <PartText name="competitor_numbers" hint={lineHint} {...fields} />
        <PartText name="former_numbers" {...fields} />
      </Group>
      <Group title={t("part.groups.sheet")}>
        <MeasureRows {...fields} />
        <Two>
          <PartLine name="weight" numeric hint={t("part.weightHint")} {...fields} />
          <PartLine name="origin" hint={t("part.originHint")} {...fields} />
          <PartLine name="hs_code" {...fields} />
        </Two>
      </Group>
      <Group title={t("part.groups.pictures")}>
        <PictureList {...fields} />
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-y-4">
      <Heading level="h3">{title}</Heading>
      {children}
    </section>
  )
}

function Two({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">{children}</div>
}

function StatusChoice({ typed, onChange }: PartFieldsProps) {
  const { t } = useTranslation("shop")
  return (
    <div className="flex flex-col gap-y-1">
      <Label htmlFor="part-status" size="small" weight="plus">
        {t("part.fields.status")}
      </Label>
      <Select value={typed.status} onValueChange={(status) => onChange({ status })}>
        <Select.Trigger id="part-status">
          <Select.Value />
        </Select.Trigger>
        <Select.Content>
          {STATUSES.map((status) => (
            <Select.Item key={status} value={status}>
              {t(`part.statuses.${status}`)}
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
    </div>
  )
}
