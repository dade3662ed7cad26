import type { Vehicle } from "@shop/contract/vehicle/vehicle"
import { useLocation, useNavigate } from "react-router-dom"
import { chooseVehicle } from "./choose-vehicle"
import { forgetVehicle } from "../chosen-vehicle"

/** What a list's address has of a vehicle. */
const NAMES = ["vehicle", "built", "fit"]

/**
 * Chooses a vehicle, and takes it away, in what the browser keeps and in the address: one that names
 * another would else go on to be in force.
 */
export function useChooseVehicle() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const inAddress = (vehicle: Record<string, string>) => {
    const parameters = new URLSearchParams(search)
    for (const name of NAMES) parameters.delete(name)
    for (const [name, value] of Object.entries(vehicle)) if (value) parameters.set(name, value)
    void navigate({ pathname, search: String(parameters) })
  }
  const isList = pathname.toLowerCase() === "/showproduct"
  const isNamed = new URLSearchParams(search).has("vehicle")
  return {
    choose(vehicle: Vehicle, { built = "" } = {}) {
      chooseVehicle(vehicle, built)
      if (isList || isNamed) inAddress({ vehicle: vehicle._id, built })
    },
    remove() {
      forgetVehicle()
      if (isNamed) inAddress({})
    },
  }
}
