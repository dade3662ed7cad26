import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Container } from "@medusajs/ui"
import { Navigate } from "react-router-dom"
import { AcesImports } from "../../features/aces/aces-imports"
import { FitmentFile } from "../../features/fitments/fitment-file"
import { useHasVehicles } from "../../features/vehicles/api"
import { VehiclesMenuIcon } from "../../features/vehicles/menu-icon"
import { VehicleBrowser } from "../../features/vehicles/vehicle-browser"

/** The vehicles that parts can fit. */
const VehiclesPage = () => {
  const hasVehicles = useHasVehicles()
  if (hasVehicles === undefined) return null
  if (!hasVehicles) return <Navigate to="/" replace />
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="divide-y p-0">
        <VehicleBrowser />
      </Container>
      <FitmentFile />
      <AcesImports />
    </div>
  )
}

export const config = defineRouteConfig({
  label: "vehicles.title",
  translationNs: "shop",
  icon: VehiclesMenuIcon,
})

export default VehiclesPage
