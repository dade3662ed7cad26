import { Badge, Button, Table, Text, toast } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { StaffFitment } from "../../../../../backend/src/contract/staff/vehicle/fitments"
import { DeleteButton } from "../../components/delete-button"
import { SimpleTable } from "../../components/simple-table"
import { failureToast } from "../../platform/failure-toast"
import { vehicleName } from "../vehicles/api"
import { useVehicleTexts } from "../../platform/vehicle-texts"
import { useDeleteFitment } from "./api"

type FitmentTableProps = {
  fitments: readonly StaffFitment[]
  onEdit: (fitment: StaffFitment) => void
  onGone: () => void
}

/** What a part fits: vehicle, months, place and condition. */
export function FitmentTable({ fitments, onEdit, onGone }: FitmentTableProps) {
  const { t } = useTranslation("shop")
  return (
    <SimpleTable
      columns={[
        t("fitments.columns.vehicle"),
        t("fitments.columns.months"),
        t("fitments.columns.position"),
        t("fitments.columns.note"),
        { right: t("fitments.columns.actions") },
      ]}
    >
      {fitments.map((fitment) => (
        <FitmentRow
          key={fitment.id}
          fitment={fitment}
          onEdit={() => onEdit(fitment)}
          onGone={onGone}
        />
      ))}
    </SimpleTable>
  )
}

type FitmentRowProps = { fitment: StaffFitment; onEdit: () => void; onGone: () => void }

function FitmentRow({ fitment, onEdit, onGone }: FitmentRowProps) {
  const { t } = useTranslation("shop")
  const { engine, built } = useVehicleTexts()
  const { mutate, isPending } = useDeleteFitment()
  const { id, version, vehicle, position, quantity, note, source } = fitment
  const name = vehicleName(vehicle)
  const remove = () =>
    mutate(
      { id, version },
      {
        onSuccess: () => {
          toast.success(t("fitments.delete.done", { name }))
          onGone()
        },
        onError: failureToast(t("fitments.delete.failed")),
      },
    )
  return (
    <Table.Row>
      <Table.Cell className="min-w-[12rem] py-2">
        <Text size="small" weight="plus">
          {name}
        </Text>
        <Text size="small" className="text-ui-fg-subtle">
          {[vehicle.body, engine(vehicle)].filter(Boolean).join(" · ")}
        </Text>
        {source.startsWith("aces:") ? (
          <Badge size="2xsmall" title={t("fitments.fromFile")}>
            {t("fitments.aces")}
          </Badge>
        ) : null}
      </Table.Cell>
      <Table.Cell className="whitespace-nowrap py-2">
        {built(fitment)}
        {fitment.built_from === null && fitment.built_to === null ? (
          <Text size="small" className="text-ui-fg-subtle">
            {built(vehicle)}
          </Text>
        ) : null}
      </Table.Cell>
      <Table.Cell className="py-2">
        {quantity > 1 ? t("fitments.times", { quantity, position }) : position}
      </Table.Cell>
      <Table.Cell className="min-w-[8rem] max-w-[14rem] whitespace-normal py-2">{note}</Table.Cell>
      <Table.Cell className="text-right">
        <span className="inline-flex gap-x-2">
          <Button type="button" variant="transparent" size="small" onClick={onEdit}>
            {t("vehicles.edit")}
          </Button>
          <DeleteButton
            name={name}
            question={t("fitments.delete.question", { name })}
            consequence={t("fitments.delete.consequence")}
            isPending={isPending}
            onDelete={remove}
          />
        </span>
      </Table.Cell>
    </Table.Row>
  )
}
