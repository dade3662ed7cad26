import type { ModelVehicle } from "@shop/contract/vehicle/model-parts"
import { Link } from "react-router-dom"
import type { Column } from "@/components/ui/table/column"
import { DataTable } from "@/components/ui/table/data-table"
import { chooseVehicle } from "../../choice/choose-vehicle"
import { builtText, vehicleEngine, vehicleName } from "../../vehicle-name"
import { partsAddress } from "../addresses"
import { pagesText } from "../texts"

const COLUMNS: Column<ModelVehicle>[] = [
  {
    head: pagesText("engine"),
    cell: (vehicle) => (
      <>
        <span className="font-medium">{vehicleEngine(vehicle)}</span>
        <span className="lettering block text-muted">{vehicle.engineCodes.join(", ")}</span>
      </>
    ),
  },
  { head: pagesText("body"), cell: ({ body }) => body || null },
  { head: pagesText("built"), cell: (vehicle) => builtText(vehicle) },
  {
    head: pagesText("parts"),
    cell: (vehicle) =>
      vehicle.parts > 0 ? (
        <Link
          to={partsAddress(vehicle._id)}
          aria-description={pagesText("allPartsOf", {
            vehicle: `${vehicleName(vehicle)} ${vehicleEngine(vehicle)}`,
          })}
          className="inline-flex items-center font-medium underline max-md:min-h-9 underline-offset-4"
          onClick={() => chooseVehicle(vehicle)}
        >
          {pagesText("allParts", { count: vehicle.parts })}
        </Link>
      ) : (
        <span className="text-muted">{pagesText("noParts")}</span>
      ),
  },
]

/** A model's engines by generation, each the way to its parts. */
export function ModelVehicles({ vehicles }: { vehicles: readonly ModelVehicle[] }) {
  const generations = [...new Set(vehicles.map(({ generation }) => generation))]
  return (
    <div className="space-y-8">
      {generations.map((generation) => {
        const name = generation
          ? pagesText("generation", { generation })
          : pagesText("noGeneration")
        const own = vehicles.filter((vehicle) => vehicle.generation === generation)
        return (
          <div key={generation}>
            <h3 className="mb-2 text-2xl">{name}</h3>
            <DataTable caption={name} columns={COLUMNS} rows={own} keyOf={({ _id }) => _id} />
          </div>
        )
      })}
    </div>
  )
}
