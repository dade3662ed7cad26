import { writeSearch, type ProductSearch } from "../search/product-search"

/** Whether a list has all that fits a vehicle, which is then told by group. */
export function isWholeVehicle(search: ProductSearch): boolean {
  const others = writeSearch({ ...search, vehicle: "", sort: "", sortBy: "" })
  return search.vehicle !== "" && search.fit === "" && others === ""
}
