import type { MedusaContainer } from "@medusajs/framework/types"
import { placeChanges as place } from "../workflows/change/place-changes"

/** What changed has its place within a minute, though nobody asks: the first who does would wait. */
export default async function placeChanges(container: MedusaContainer): Promise<void> {
  await place(container)
}

export const config = { name: "place-changes", schedule: { interval: 60_000 } }
