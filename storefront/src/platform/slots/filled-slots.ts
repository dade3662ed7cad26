import type { ComponentType } from "react"
import type { SlotName } from "./slot-names"
import type { DashboardItem, PluginPage, ProductBlockProps, SlotProps } from "./storefront-plugin"

export type FilledBlock<At extends SlotName> = {
  key: string
  height: string
  Block: ComponentType<SlotProps<At>>
}

/** The blocks of each place that has any. */
export type FilledBlocks = { [At in SlotName]?: FilledBlock<At>[] }

/** What all plugins of a shop put into one slot each, in the order in which it is shown. */
export type FilledSlots = {
  pages: (Pick<PluginPage, "path" | "link"> & { Page: ComponentType })[]
  homeSections: { key: string; order: number; Section: ComponentType }[]
  productBlocks: { key: string; Block: ComponentType<ProductBlockProps> }[]
  blocks: FilledBlocks
  dashboardItems: (Pick<DashboardItem, "path" | "label" | "role"> & { Page: ComponentType })[]
}

/** The logo of a plugin's theme: addresses of its pictures, and the room that they take. */
export type FilledLogo = {
  light: string
  dark: string
  width: string
  height: string
  hasName: boolean
}
