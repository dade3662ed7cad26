import type { ModelGroup, ModelParts, ModelVehicle } from "@shop/contract/vehicle/model-parts"
import { ChevronDown } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "react-router-dom"
import { chooseVehicle } from "../../choice/choose-vehicle"
import { useChosenVehicle } from "../../chosen-vehicle"
import { builtText, vehicleEngine } from "../../vehicle-name"
import { partsAddress } from "../addresses"
import { pagesText } from "../texts"

const ROW = "flex min-h-14 items-center justify-between gap-4 px-4 py-2"

/**
 * The categories of what fits a model. One whose engine is known, by the reader's own vehicle or
 * because there is one alone, leads to its list; the others ask which engine it is.
 */
export function ModelGroups({ model: { groups, vehicles } }: { model: ModelParts }) {
  const chosen = useChosenVehicle()
  return (
    <ul className="grid items-start gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {groups.map((group) => {
        const fitting = vehicles.filter(({ _id }) => group.vehicles.includes(_id))
        const [first, ...others] = fitting
        const own = fitting.find(({ _id }) => _id === chosen?.id)
        const only = own ?? (others.length === 0 ? first : undefined)
        return (
          <li key={group.handle} className="border border-line">
            {only ? (
              <PartsLink group={group} vehicle={only} className={`${ROW} hover:bg-base-200`}>
                <GroupName group={group} />
              </PartsLink>
            ) : (
              <details className="group">
                <summary className={`${ROW} cursor-pointer list-none hover:bg-base-200`}>
                  <GroupName group={group} />
                  <ChevronDown
                    aria-hidden="true"
                    className="size-4 shrink-0 transition-transform group-open:rotate-180"
                  />
                </summary>
                <ul
                  aria-label={pagesText("forWhich", { group: group.name })}
                  className="border-t border-line py-1"
                >
                  {fitting.map((vehicle) => (
                    <li key={vehicle._id}>
                      <PartsLink
                        group={group}
                        vehicle={vehicle}
                        className="block min-h-11 px-4 py-2 hover:bg-base-200"
                      >
                        <EngineLine vehicle={vehicle} />
                      </PartsLink>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function GroupName({ group: { name, count } }: { group: ModelGroup }) {
  return (
    <span className="flex min-w-0 grow items-baseline justify-between gap-3">
      <span className="font-medium wrap-anywhere">{name}</span>
      <span className="shrink-0 text-sm text-muted tabular-nums">
        {pagesText("groupCount", { count })}
      </span>
    </span>
  )
}

function EngineLine({ vehicle }: { vehicle: ModelVehicle }) {
  return (
    <>
      <span className="block font-medium">
        {[vehicle.generation, vehicleEngine(vehicle)].filter(Boolean).join(" · ")}
      </span>
      <span className="block text-sm text-muted">{builtText(vehicle)}</span>
    </>
  )
}

type PartsLinkProps = {
  group: ModelGroup
  vehicle: ModelVehicle
  className: string
  children: ReactNode
}

/** To the list of a category for a vehicle, which is the reader's from then on. */
function PartsLink({ group, vehicle, className, children }: PartsLinkProps) {
  return (
    <Link
      to={partsAddress(vehicle._id, group.handle)}
      className={className}
      onClick={() => chooseVehicle(vehicle)}
    >
      {children}
    </Link>
  )
}
