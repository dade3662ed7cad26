import type { ComponentPropsWithRef } from "react"
import { Link } from "react-router-dom"
import { writeQuery, type Parameters } from "@/platform/api/write-query"
import { useChosenVehicle } from "./chosen-vehicle"

type ListLinkProps = Omit<ComponentPropsWithRef<typeof Link>, "to"> & {
  /** What narrows the list beside the vehicle. */
  search?: Parameters
}

/** A link to the list of parts, narrowed to the vehicle in force. */
export function ListLink({ search, ...link }: ListLinkProps) {
  return <Link {...link} to={useListAddress()(search)} />
}

/** The address of the list of parts, narrowed to the vehicle in force. */
export function useListAddress(): (search?: Parameters) => string {
  const { id = "", built = "" } = useChosenVehicle() ?? {}
  return (search = {}) => {
    const query = writeQuery({ ...search, vehicle: id, built })
    return query ? `/showProduct?${query}` : "/showProduct"
  }
}
