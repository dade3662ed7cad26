import type { FilledSlots } from "./filled-slots"
import { pluginPage } from "./plugin-page"
import { pluginSlot } from "./plugin-slot"
import type { StorefrontPlugin } from "./storefront-plugin"

/** Makes the slots of a shop from its plugins; equal orders keep the order of the plugins. */
export function fillSlots(plugins: readonly StorefrontPlugin[]): FilledSlots {
  return {
    pages: plugins.flatMap(({ pages = [] }) =>
      pages.map(({ path, link, title, page }) => ({
        path,
        ...(link && { link }),
        Page: pluginPage(page, { title, className: "page py-10" }),
      })),
    ),
    homeSections: collect(plugins, ({ homeSections = [] }) => homeSections).map(
      ({ key, item: { order, section, height } }) => ({
        key,
        order,
        Section: pluginSlot(section, height),
      }),
    ),
    productBlocks: collect(plugins, ({ productBlocks = [] }) => productBlocks).map(
      ({ key, item: { block, height } }) => ({ key, Block: pluginSlot(block, height) }),
    ),
    dashboardItems: plugins.flatMap(({ dashboardItems = [] }) =>
      dashboardItems.map(({ path, label, role, page }) => ({
        path,
        label,
        role,
        Page: pluginPage(page, { title: label }),
      })),
    ),
  }
}

/** The items of all plugins in their order, each with a name of its own. */
function collect<Item extends { order: number }>(
  plugins: readonly StorefrontPlugin[],
  of: (plugin: StorefrontPlugin) => Item[],
): { key: string; item: Item }[] {
  return plugins
    .flatMap((plugin) =>
      of(plugin).map((item, index) => ({ key: `${plugin.name} ${index}`, item })),
    )
    .sort((one, other) => one.item.order - other.item.order)
}
