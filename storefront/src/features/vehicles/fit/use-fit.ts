import type { ToldFit } from "@shop/contract/vehicle/asked-vehicle"
import { useQuery } from "@tanstack/react-query"
import { useChosenVehicle } from "../chosen-vehicle"
import { askFit } from "./ask-fit"

/** What a product's row may say already: lists for a vehicle do. */
type Told = { [Key in keyof ToldFit]?: ToldFit[Key] | undefined }

/**
 * Whether a part fits the vehicle in force; undefined while nobody knows, where none is, and for a part
 * that is sold no longer. A row that says so itself is asked nothing.
 */
export function useFit(productId: string, { fit, fitNotes = [] }: Told = {}): ToldFit | undefined {
  const { id = "", built = "" } = useChosenVehicle() ?? {}
  const { data } = useQuery({
    queryKey: ["fit", id, built, productId],
    queryFn: () => askFit({ id, built }, productId),
    enabled: id !== "" && fit === undefined,
  })
  return fit ? { fit, fitNotes } : (data ?? undefined)
}
