import type { GarageVehicle } from "@shop/contract/vehicle/garage"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { garageQuery } from "@/features/vehicles/api"
import { ApiError } from "@/platform/api/api-error"
import { useSession } from "@/platform/identity/session"
import { toldText } from "./garage-words"
import { garageText } from "./texts"

/**
 * The version of an entry that the reader has seen last. Where a change is refused because another
 * device made one, `whatChanged` tells what the entry is now, and the next save is of that version.
 */
export function useChangedElsewhere(own: GarageVehicle | undefined) {
  const queryClient = useQueryClient()
  const session = useSession()
  const email = session.status === "signedIn" ? session.email : ""
  const [version, setVersion] = useState(own?.version ?? 0)
  async function whatChanged(error: unknown): Promise<string | undefined> {
    if (!(error instanceof ApiError) || error.code !== "garage_vehicle_changed") return undefined
    const garage = await queryClient.fetchQuery({ ...garageQuery(email), staleTime: 0 })
    const now = garage.find(({ _id }) => _id === own?._id)
    if (!now) return garageText("gone")
    setVersion(now.version)
    return garageText("changed", { told: toldText(now) })
  }
  return { version, whatChanged }
}
