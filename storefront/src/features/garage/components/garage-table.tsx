import type { GarageVehicle } from "@shop/contract/vehicle/garage"
import { DataTable } from "@/components/ui/table/data-table"
import type { Column } from "@/components/ui/table/column"
import { builtText, vehicleEngine, vehicleName } from "@/features/vehicles/vehicle-name"
import { garageText } from "../texts"
import { GarageActions } from "./garage-actions"

type GarageTableProps = {
  /** Undefined while they are on their way. */
  rows: GarageVehicle[] | undefined
  onEdit: (own: GarageVehicle) => void
  onCheck: (own: GarageVehicle) => void
}

/** The vehicles of a garage, each with its ways to parts and lists. */
export function GarageTable({ rows, onEdit, onCheck }: GarageTableProps) {
  const columns: Column<GarageVehicle>[] = [
    {
      head: garageText("vehicle"),
      prose: true,
      cell: ({ vehicle }) => (
        <>
          <span className="font-medium">{vehicleName(vehicle)}</span>
          <span className="block text-muted">{vehicleEngine(vehicle)}</span>
          <span className="block text-muted">{builtText(vehicle)}</span>
        </>
      ),
    },
    { head: garageText("plate"), cell: ({ plate }) => plate || null },
    { head: garageText("label"), cell: ({ label }) => label || null },
    { head: garageText("count"), figures: true, cell: ({ count }) => count },
    {
      head: garageText("action"),
      cell: (own) => (
        <GarageActions own={own} onEdit={() => onEdit(own)} onCheck={() => onCheck(own)} />
      ),
    },
  ]
  return (
    <DataTable
      caption={garageText("garage")}
      columns={columns}
      rows={rows}
      keyOf={({ _id }) => _id}
    />
  )
}
