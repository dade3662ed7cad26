import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** What Medusa Admin calls its menu. */
const ZONE = "sidebar"

/** Entries of the menu by their addresses; all others have 0, and Medusa's stand before the shop's. */
const FIRST = { "core:Searchbar": -3, "core:nav:/to-deliver": -2, "core:nav:/overview": -1 }

/**
 * Puts what waits for staff first in Medusa Admin's menu, by the arrangement that Medusa keeps for
 * everybody who has none of their own. One that staff made stays as it is.
 */
export async function seedAdminMenu(container: MedusaContainer): Promise<void> {
  const settings = container.resolve(Modules.SETTINGS)
  if (await settings.getSystemDefaultLayoutConfiguration(ZONE)) return
  const widgets = Object.fromEntries(
    Object.entries(FIRST).map(([name, order]) => [name, { order }]),
  )
  await settings.setSystemDefaultLayoutConfiguration(ZONE, { widgets })
}
