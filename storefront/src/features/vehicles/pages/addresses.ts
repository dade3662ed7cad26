import { writeQuery } from "@/platform/api/write-query"

/** The page of a make, by its handle. */
export function makeAddress(make: string): string {
  return `/vehicles/${encodeURIComponent(make)}`
}

/** The page of a model, by the handles of both. */
export function modelAddress(make: string, model: string): string {
  return `${makeAddress(make)}/${encodeURIComponent(model)}`
}

/** The list of what fits a vehicle, or of a category of it. */
export function partsAddress(vehicle: string, category = ""): string {
  return `/showProduct?${writeQuery({ category, vehicle })}`
}
