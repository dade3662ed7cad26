import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { graph } from "../../../queries/graph"
import { readShop } from "../../../queries/shop"

type OptionRow = {
  id: string
  name: string
  service_zone: { fulfillment_set: { location: { id: string } | null } }
}
type RegionRow = { automatic_taxes: boolean; countries: { iso_2: string }[] }

export const readShopStepId = "read-shop"

/** Where the shop sells and how it ships: what every order of it has in common. */
export const readShopStep = createStep(readShopStepId, async (_: unknown, { container }) => {
  const shop = await readShop(container)
  const options = await graph<OptionRow>(container, {
    entity: "shipping_option",
    fields: ["id", "name", "service_zone.fulfillment_set.location.id"],
  })
  const option = options.find(
    ({ service_zone }) => service_zone.fulfillment_set.location?.id === shop.location_id,
  )
  const [region] = await graph<RegionRow>(container, {
    entity: "region",
    fields: ["automatic_taxes", "countries.iso_2"],
    filters: { id: shop.region_id },
  })
  const country = region?.countries[0]?.iso_2
  if (!option || !country) {
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      "The store ships from no location to no country: run the seed",
    )
  }
  return new StepResponse({
    ...shop,
    shipping_option: { id: option.id, name: option.name },
    country_code: country,
    automatic_taxes: region.automatic_taxes,
  })
})
