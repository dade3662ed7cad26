import { Car } from "lucide-react"
import { lazy, Suspense } from "react"
import { useLocation } from "react-router-dom"
import { useHasVehicles } from "@/platform/shop-config"
import { vehicleButtonText } from "./button-texts"
import { OpenVehicles } from "./open-vehicles"
import { useChosenVehicle } from "./chosen-vehicle"

const ConfirmVehicle = lazy(() =>
  import("./components/confirm-vehicle").then(({ ConfirmVehicle }) => ({
    default: ConfirmVehicle,
  })),
)

/** Pages that tell of parts whether they fit: who chooses a vehicle there wants to know that. */
const TELLS = /^\/(product|basket|quickOrder|purchase|dashboard|list)(\/|$)/i

/** The header's vehicle, and the way to choose one; nothing in a shop without vehicles. */
export function VehicleButton() {
  const { pathname } = useLocation()
  const chosen = useChosenVehicle()
  if (!useHasVehicles()) return null
  const name = chosen?.name ?? ""
  const label = name
    ? vehicleButtonText("yours", { name })
    : vehicleButtonText(chosen ? "unnamed" : "choose")
  return (
    <>
      {chosen ? (
        <Suspense fallback={null}>
          <ConfirmVehicle chosen={chosen} />
        </Suspense>
      ) : null}
      <OpenVehicles
        leadsToParts={!TELLS.test(pathname)}
        aria-label={label}
        title={label}
        className="btn relative max-w-64 shrink-0 justify-start btn-ghost max-md:btn-square max-md:justify-center"
      >
        <Car aria-hidden="true" className="size-5 shrink-0" />
        {chosen ? (
          // Over the picture: nothing moves when it comes.
          <span
            aria-hidden="true"
            className="absolute top-1 right-1 size-2.5 rounded-full bg-success md:hidden"
          />
        ) : null}
        <span className="truncate max-md:sr-only">{name || label}</span>
      </OpenVehicles>
    </>
  )
}
