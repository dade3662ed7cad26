import { useQuery } from "@tanstack/react-query"
import { ListLink } from "../list-link"
import { vehicleQuery } from "../api"
import { BuiltField } from "../built-field"
import { choiceText } from "../choice/choice-texts"
import type { ChosenVehicle } from "../chosen-vehicle"
import { useChooseVehicle } from "../choice/use-choose-vehicle"
import { builtText, vehicleEngine } from "../vehicle-name"

/** The vehicle in force: what it is, when it was built, its parts, and the way out. */
export function ChosenPanel({ chosen, onClose }: { chosen: ChosenVehicle; onClose: () => void }) {
  const { choose, remove } = useChooseVehicle()
  const { data: vehicle } = useQuery(vehicleQuery(chosen.id))
  return (
    <section className="space-y-3">
      <h3 className="text-xl">{chosen.name}</h3>
      <p className="min-h-6 text-sm text-muted">
        {vehicle ? `${vehicleEngine(vehicle)} · ${builtText(vehicle)}` : ""}
      </p>
      {vehicle ? (
        <BuiltField
          vehicle={vehicle}
          built={chosen.built}
          onChange={(built) => choose(vehicle, { built })}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <ListLink className="btn btn-primary" onClick={onClose}>
          {choiceText("allParts")}
        </ListLink>
        <button
          type="button"
          className="btn"
          onClick={() => {
            remove()
            onClose()
          }}
        >
          {choiceText("remove")}
        </button>
      </div>
    </section>
  )
}
