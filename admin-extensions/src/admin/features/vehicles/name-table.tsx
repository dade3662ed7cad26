import { Button, Input, Table } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { StaffName } from "../../../../../backend/src/contract/staff/vehicle/vehicles"
import { Note } from "../../components/load-state"
import { SimpleTable } from "../../components/simple-table"
import { useFormats } from "../../platform/formats"
import { DeleteVehicle } from "./delete-vehicle"

type NameTableProps = {
  what: "make" | "model"
  names: StaffName[]
  onChoose: (name: StaffName) => void
  onOpen: (name: StaffName) => void
}

/** Makes, or the models of one; more than a screen of them are narrowed by typing. */
export function NameTable({ what, names, onChoose, onOpen }: NameTableProps) {
  const { t } = useTranslation("shop")
  const { number } = useFormats()
  const [typed, setTyped] = useState("")
  const wanted = typed.trim().toLowerCase()
  const found = names.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <div>
      <div className="max-w-sm px-6 py-3">
        <Input
          type="search"
          size="small"
          aria-label={t(`vehicles.search.${what}`)}
          placeholder={t(`vehicles.search.${what}`)}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {found.length === 0 ? (
        <Note role="status">
          {wanted ? t("vehicles.noMatch", { q: typed.trim() }) : t(`vehicles.none.${what}`)}
        </Note>
      ) : (
        <SimpleTable
          columns={[
            t(`vehicles.columns.${what}`),
            { right: t(`vehicles.columns.${what === "make" ? "models" : "vehicles"}`) },
            { right: t("vehicles.columns.actions") },
          ]}
        >
          {found.map((name) => (
            <Table.Row key={name.id}>
              <Table.Cell>
                <Button
                  type="button"
                  variant="transparent"
                  size="small"
                  className="-ml-2"
                  onClick={() => onChoose(name)}
                >
                  {name.name}
                </Button>
              </Table.Cell>
              <Table.Cell className="text-right tabular-nums">{number(name.count)}</Table.Cell>
              <Table.Cell className="text-right">
                <span className="inline-flex gap-x-2">
                  <Button
                    type="button"
                    variant="transparent"
                    size="small"
                    onClick={() => onOpen(name)}
                  >
                    {t("vehicles.rename")}
                  </Button>
                  <DeleteVehicle
                    deleted={{ what, id: name.id, version: name.version }}
                    name={name.name}
                  />
                </span>
              </Table.Cell>
            </Table.Row>
          ))}
        </SimpleTable>
      )}
    </div>
  )
}
