import { Button, Input, Table, Text } from "@medusajs/ui"
import { useDeferredValue, useState } from "react"
import { useTranslation } from "react-i18next"
import type {
  StaffName,
  StaffVehicle,
} from "../../../../../backend/src/contract/staff/vehicle/vehicles"
import { LoadState, Note } from "../../components/load-state"
import { SimpleTable } from "../../components/simple-table"
import { TablePages } from "../../components/table-pages"
import { useFormats } from "../../platform/formats"
import { useVehicles, vehicleName } from "./api"
import { DeleteVehicle } from "./delete-vehicle"
import type { Opened } from "./drawer/vehicle-drawer"
import { useVehicleTexts } from "../../platform/vehicle-texts"

const ROWS = 20

type VehicleListProps = { make: StaffName; model: StaffName; onOpen: (opened: Opened) => void }

/** The vehicles of a model, a page at a time, with their keys. */
export function VehicleList({ make, model, onOpen }: VehicleListProps) {
  const { t } = useTranslation("shop")
  const [typed, setTyped] = useState("")
  const [page, setPage] = useState(0)
  const q = useDeferredValue(typed.trim())
  const query = useVehicles({ q, model_id: model.id, limit: ROWS, offset: page * ROWS })
  const { data } = query
  return (
    <div>
      <div className="max-w-sm px-6 py-3">
        <Input
          type="search"
          size="small"
          aria-label={t("vehicles.search.vehicle")}
          placeholder={t("vehicles.search.vehicle")}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setPage(0)
          }}
        />
      </div>
      {!data ? (
        <LoadState query={query} failed={(reason) => t("vehicles.loadFailed", { reason })} />
      ) : data.count === 0 ? (
        <Note role="status">{q ? t("vehicles.noMatch", { q }) : t("vehicles.none.vehicle")}</Note>
      ) : (
        <>
          <SimpleTable
            columns={[
              t("vehicles.columns.vehicle"),
              t("vehicles.columns.built"),
              t("vehicles.columns.keys"),
              { right: t("vehicles.columns.fitments") },
              { right: t("vehicles.columns.actions") },
            ]}
          >
            {data.vehicles.map((vehicle) => (
              <VehicleRow
                key={vehicle.id}
                vehicle={vehicle}
                onEdit={() => onOpen({ what: "vehicle", vehicle, make, model })}
              />
            ))}
          </SimpleTable>
          <TablePages count={data.count} rows={ROWS} page={page} onPage={setPage} />
        </>
      )}
    </div>
  )
}

function VehicleRow({ vehicle, onEdit }: { vehicle: StaffVehicle; onEdit: () => void }) {
  const { t } = useTranslation("shop")
  const { number } = useFormats()
  const { engine, built } = useVehicleTexts()
  const { id, version, keys, fitments } = vehicle
  const name = vehicleName(vehicle)
  return (
    <Table.Row>
      <Table.Cell className="min-w-[11rem] py-2">
        <Text size="small" weight="plus">
          {vehicle.generation || vehicle.model}
        </Text>
        <Text size="small" className="text-ui-fg-subtle">
          {[vehicle.body, engine(vehicle)].filter(Boolean).join(" · ")}
        </Text>
      </Table.Cell>
      <Table.Cell className="whitespace-nowrap">{built(vehicle)}</Table.Cell>
      <Table.Cell className="max-w-[14rem] py-2">
        {keys.map(({ scheme, value }) => (
          <Text key={`${scheme} ${value}`} size="small" className="truncate">
            {t(`vehicles.schemes.${scheme}`)} {value}
          </Text>
        ))}
      </Table.Cell>
      <Table.Cell className="text-right tabular-nums">{number(fitments)}</Table.Cell>
      <Table.Cell className="text-right">
        <span className="inline-flex gap-x-2">
          <Button type="button" variant="transparent" size="small" onClick={onEdit}>
            {t("vehicles.edit")}
          </Button>
          <DeleteVehicle deleted={{ what: "vehicle", id, version }} name={name} />
        </span>
      </Table.Cell>
    </Table.Row>
  )
}
