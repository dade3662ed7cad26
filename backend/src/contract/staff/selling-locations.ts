import { z } from "@medusajs/framework/zod"

/** A stock location as staff rank it. */
export type RankedLocation = {
  id: string
  name: string
  /** Whether it is linked to the shop's sales channel: what lies elsewhere is not sold. */
  sells: boolean
}

const MOST_LOCATIONS = 200

/** POST /admin/selling-locations: ids in rank; those that are not named come behind, by age. */
export const rankLocationsSchema = z
  .object({
    locations: z
      .array(z.string().max(64), "locations must be a list of ids")
      .max(MOST_LOCATIONS, `locations must be at most ${MOST_LOCATIONS}`)
      .refine(
        (ids) => new Set(ids).size === ids.length,
        "locations must name each location once at most",
      ),
  })
  .strict()

export type RankLocations = z.infer<typeof rankLocationsSchema>

/** What lies at a location of an item of a product. */
export type PlacedStock = {
  location_id: string
  location: string
  sells: boolean
  /** The variant's SKU, and the item's own where a piece is made up of several. */
  sku: string
  stocked: number
  reserved: number
  /** What is neither sold nor promised. */
  free: number
}
