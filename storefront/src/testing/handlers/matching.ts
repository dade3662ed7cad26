import type { ProductDetail } from "@shop/contract/product/product"
import type { ToldFit } from "@shop/contract/vehicle/asked-vehicle"
import { fakeShop, found } from "../fake-shop"

/** The products that a list's address asks for; `without` leaves one of its filters out. */
export function matching(query: URLSearchParams, without = ""): ProductDetail[] {
  const value = (name: string) => (name === without ? "" : (query.get(name) ?? ""))
  const q = value("q").toLowerCase()
  const chosen = query.getAll("attribute").filter((one) => !one.startsWith(`${without}:`))
  const ranges = query.getAll("measure").filter((one) => !one.startsWith(`${without}:`))
  const isNarrowed = namesVehicle(query) && !query.has("fit")
  return fakeShop.products.filter((product) => {
    const has = product.attributes.map(({ label, value }) => `${label}:${value}`)
    return (
      product.productName.toLowerCase().includes(q) &&
      (!isNarrowed || fakeShop.fits.get(product._id)?.fit.startsWith("fits") === true) &&
      ["", product.categoryHandle].includes(value("category")) &&
      (value("inStock") === "" || product.qty !== "0") &&
      product.price >= Number(value("minPrice")) &&
      product.price <= Number(value("maxPrice") || Infinity) &&
      ranges.every((one) => isWithin(numberOf(product, labelOf(one)), one)) &&
      chosen.every((one) =>
        chosen.some((other) => labelOf(other) === labelOf(one) && has.includes(other)),
      )
    )
  })
}

export function labelOf(attribute: string): string {
  return attribute.slice(0, attribute.indexOf(":"))
}

/** The number of a product's measure; NaN without one. */
export function numberOf({ attributes }: ProductDetail, label: string): number {
  return Number.parseFloat(attributes.find((one) => one.label === label)?.value ?? "")
}

/** Whether a number is between the ends of `Label:from..to`. */
function isWithin(number: number, range: string): boolean {
  const [from = "", to = ""] = range.slice(range.indexOf(":") + 1).split("..")
  return number >= Number(from || -Infinity) && number <= Number(to || Infinity)
}

/** A shop without vehicles hears of none. */
function namesVehicle(query: URLSearchParams): boolean {
  return query.has("vehicle") && fakeShop.vehicles.length > 0
}

/** What is said of a product and the vehicle that a query names; the shop's 404 for an unknown one. */
export function fitOf(productId: string, query: URLSearchParams): ToldFit | undefined {
  if (!namesVehicle(query)) return undefined
  found(fakeShop.vehicles, query.get("vehicle") ?? "", "vehicle_not_found")
  return fakeShop.fits.get(productId) ?? { fit: "unknown", fitNotes: [] }
}
