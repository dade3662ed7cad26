import type { ComponentType } from "react"
import type { DashboardItem, PluginPage, ProductBlockProps } from "./storefront-plugin"

/** What all plugins of a shop put into one slot each, in the order in which it is shown. */
export type FilledSlots = {
  pages: (Pick<PluginPage, "path" | "link"> & { Page: ComponentType })[]
  homeSections: { key: string; order: number; Section: ComponentType }[]
  productBlocks: { key: string; Block: ComponentType<ProductBlockProps> }[]
  dashboardItems: (Pick<DashboardItem, "path" | "label" | "role"> & { Page: ComponentType })[]
}
