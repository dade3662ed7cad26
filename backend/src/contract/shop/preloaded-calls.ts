// Letter for letter as the storefront asks, below /api/v1: a browser takes nothing else for the same.

/** What the home page and the list ask for first. */
export const HOME_LIST = "/products?limit=6"
export const WHOLE_LIST = "/products?limit=24&sort=newest"

/** What the list asks for first that an address narrows to a vehicle alone. */
export function callsForVehicle({ vehicle, built }: { vehicle: string; built: string }): string[] {
  const named = String(new URLSearchParams({ vehicle, ...(built && { built }) }))
  return [
    `/vehicle/${encodeURIComponent(vehicle)}`,
    `/products?limit=24&${named}&sort=newest`,
    `/products/facets?${named}`,
  ]
}
