import { Button, Table, toast } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { StaffNumber } from "../../../../../backend/src/contract/staff/vehicle/part-numbers"
import { DeleteButton } from "../../components/delete-button"
import { LoadState, Note } from "../../components/load-state"
import { SectionHeader } from "../../components/section-header"
import { SideDrawer } from "../../components/side-drawer"
import { SimpleTable } from "../../components/simple-table"
import { failureToast } from "../../platform/failure-toast"
import { useChangeNumber, useNumbers } from "./api"
import { NumberForm } from "./drawer/number-form"

/** By which numbers a part is found beside its own, one a row. */
export function NumberSection({ variantId, name }: { variantId: string; name: string }) {
  const { t } = useTranslation("shop")
  const query = useNumbers(variantId)
  const [opened, setOpened] = useState<{ number: StaffNumber | null } | null>(null)
  const { data } = query
  return (
    <>
      <SectionHeader title={t("partNumbers.title")} lead={t("partNumbers.lead")} level="h2">
        <Button
          type="button"
          variant="secondary"
          size="small"
          onClick={() => setOpened({ number: null })}
        >
          {t("partNumbers.add")}
        </Button>
      </SectionHeader>
      {!data ? (
        <LoadState query={query} failed={(reason) => t("partNumbers.loadFailed", { reason })} />
      ) : data.numbers.length === 0 ? (
        <Note role="status">{t("partNumbers.none")}</Note>
      ) : (
        <SimpleTable
          columns={[
            t("partNumbers.columns.kind"),
            t("partNumbers.columns.brand"),
            t("partNumbers.columns.number"),
            { right: t("partNumbers.columns.actions") },
          ]}
        >
          {data.numbers.map((number) => (
            <NumberRow
              key={`${number.kind} ${number.shown}`}
              variantId={variantId}
              number={number}
              onEdit={() => setOpened({ number })}
            />
          ))}
        </SimpleTable>
      )}
      {data?.has_siblings ? <Note>{t("partNumbers.siblings")}</Note> : null}
      <SideDrawer
        title={opened?.number ? t("partNumbers.change") : t("partNumbers.add")}
        description={name}
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
      >
        <NumberForm
          variantId={variantId}
          number={opened?.number ?? null}
          onDone={() => setOpened(null)}
        />
      </SideDrawer>
    </>
  )
}

type NumberRowProps = { variantId: string; number: StaffNumber; onEdit: () => void }

function NumberRow({ variantId, number, onEdit }: NumberRowProps) {
  const { t } = useTranslation("shop")
  const { mutate, isPending } = useChangeNumber(variantId)
  const { kind, brand, shown } = number
  const remove = () =>
    mutate(
      { kind, from: shown, to: null },
      {
        onSuccess: () => toast.success(t("vehicles.delete.done", { name: shown })),
        onError: failureToast(t("partNumbers.notSaved")),
      },
    )
  return (
    <Table.Row>
      <Table.Cell>{t(`partNumbers.kinds.${kind}`)}</Table.Cell>
      <Table.Cell>{brand || t("common.none")}</Table.Cell>
      <Table.Cell className="break-all">{number.number}</Table.Cell>
      <Table.Cell className="text-right">
        <span className="inline-flex gap-x-2">
          <Button type="button" variant="transparent" size="small" onClick={onEdit}>
            {t("vehicles.edit")}
          </Button>
          <DeleteButton
            name={shown}
            consequence={t("partNumbers.consequence")}
            isPending={isPending}
            onDelete={remove}
          />
        </span>
      </Table.Cell>
    </Table.Row>
  )
}
