import type { GarageVehicle } from "@shop/contract/vehicle/garage"
import type { Vehicle } from "@shop/contract/vehicle/vehicle"
import { useQuery } from "@tanstack/react-query"
import { useSession } from "@/platform/identity/session"
import { garageQuery } from "../api"
import { choiceText } from "../choice/choice-texts"
import { vehicleEngine, vehicleName } from "../vehicle-name"
import { ChoiceList } from "./choice-list"

/** The vehicles of whoever is signed in, before all others; nothing while there is none. */
export function OwnVehicles({ onChoose }: { onChoose: (vehicle: Vehicle) => void }) {
  const session = useSession()
  const email = session.status === "signedIn" ? session.email : ""
  const { data = [] } = useQuery({ ...garageQuery(email), enabled: email !== "" })
  if (data.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 text-xl">{choiceText("garage")}</h3>
      <ChoiceList
        label={choiceText("garage")}
        choices={data.map((own) => ({
          key: own._id,
          ...wordsOf(own),
          onChoose: () => onChoose(own.vehicle),
        }))}
      />
    </section>
  )
}

/** What its owner calls it, then what it is. */
function wordsOf({ plate, label, count, vehicle }: GarageVehicle) {
  const kind = [vehicleName(vehicle), vehicleEngine(vehicle)].filter(Boolean).join(" · ")
  const called = [plate, label].filter(Boolean).join(" · ")
  const text = called || kind
  return {
    text: count > 1 ? choiceText("pieces", { label: text, count }) : text,
    detail: called ? kind : "",
  }
}
