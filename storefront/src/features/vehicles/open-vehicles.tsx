import { lazy, Suspense, useState, type ComponentPropsWithRef } from "react"
import { useLocation } from "react-router-dom"
import { quietly } from "@/platform/stale-release"

const loadDrawer = () => import("./components/vehicle-drawer")
const VehicleDrawer = lazy(() =>
  loadDrawer().then(({ VehicleDrawer }) => ({ default: VehicleDrawer })),
)

type OpenVehiclesProps = Omit<ComponentPropsWithRef<"button">, "type" | "onClick"> & {
  /** Whether a choice leads to the parts that fit, or leaves the reader where they are. */
  leadsToParts: boolean
}

/** A button that opens the choice of a vehicle, whose code comes when it is wanted. */
export function OpenVehicles({ leadsToParts, ...button }: OpenVehiclesProps) {
  const { pathname } = useLocation()
  // Open on one page only: a link that was followed leaves it closed.
  const [openOn, setOpenOn] = useState<string>()
  const fetchDrawer = () => void quietly(loadDrawer)
  return (
    <>
      <button
        {...button}
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={fetchDrawer}
        onFocus={fetchDrawer}
        onClick={() => setOpenOn(pathname)}
      />
      {openOn === undefined ? null : (
        <Suspense fallback={null}>
          <VehicleDrawer
            open={openOn === pathname}
            leadsToParts={leadsToParts}
            onClose={() => setOpenOn("")}
          />
        </Suspense>
      )}
    </>
  )
}
