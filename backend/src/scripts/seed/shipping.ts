import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
} from "@medusajs/medusa/core-flows"
import { queryGraph } from "../../queries/database/query-graph"
import { MAKER } from "./maker"

const SET = "Halden deliveries"
const PROVIDER = "manual_manual"

type Place = { locationId: string; regionId: string; currency: string }

/** Free delivery from the works: fulfilment set, service zone, profile and one option at 0. */
export async function seedShipping(container: MedusaContainer, place: Place): Promise<void> {
  const zoneId = await seedServiceZone(container, place.locationId)
  const profileId = await seedProfile(container)
  const fulfilment = container.resolve(Modules.FULFILLMENT)
  const options = await fulfilment.listShippingOptions({ service_zone: { id: zoneId } })
  if (options.length > 0) return
  await createShippingOptionsWorkflow(container).run({
    input: [
      {
        name: "Free delivery",
        price_type: "flat",
        provider_id: PROVIDER,
        service_zone_id: zoneId,
        shipping_profile_id: profileId,
        type: {
          label: "Freight",
          description: "By freight within 5 working days",
          code: "freight",
        },
        prices: [{ currency_code: place.currency, amount: 0 }],
        rules: [
          { attribute: "enabled_in_store", value: "true", operator: "eq" },
          { attribute: "is_return", value: "false", operator: "eq" },
        ],
      },
    ],
  })
}

async function seedServiceZone(container: MedusaContainer, locationId: string): Promise<string> {
  const fulfilment = container.resolve(Modules.FULFILLMENT)
  const [known] = await fulfilment.listFulfillmentSets(
    { name: SET },
    { relations: ["service_zones"] },
  )
  const set =
    known ??
    (await fulfilment.createFulfillmentSets({
      name: SET,
      type: "shipping",
      service_zones: [
        { name: "United States", geo_zones: [{ type: "country", country_code: MAKER.country }] },
      ],
    }))
  const zone = set.service_zones[0]
  if (!zone) throw new Error("Medusa made no service zone")
  await container.resolve(ContainerRegistrationKeys.LINK).create([
    {
      [Modules.STOCK_LOCATION]: { stock_location_id: locationId },
      [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
    },
    {
      [Modules.STOCK_LOCATION]: { stock_location_id: locationId },
      [Modules.FULFILLMENT]: { fulfillment_provider_id: PROVIDER },
    },
  ])
  return zone.id
}

async function seedProfile(container: MedusaContainer): Promise<string> {
  const [known] = await queryGraph<{ id: string }>(container, {
    entity: "shipping_profile",
    fields: ["id"],
    filters: { type: "default" },
  })
  if (known) return known.id
  const { result } = await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name: "Default Shipping Profile", type: "default" }] },
  })
  const id = result[0]?.id
  if (!id) throw new Error("Medusa made no shipping profile")
  return id
}
