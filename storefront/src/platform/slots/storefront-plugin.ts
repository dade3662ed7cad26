import type { ProductDetail } from "@shop/contract/product/product"
import type { ComponentType } from "react"
import type { SlotName } from "./slot-names"
import type { SlotProps } from "./slot-props"
import type { StorefrontTheme } from "./storefront-theme"

export type { SlotProps } from "./slot-props"

/** Brings a component when it is first shown: nothing of a plugin is in the shop's first load. */
type Load<Props = object> = () => Promise<ComponentType<Props>>

type Rem = `${number}rem`

/** A place that is kept until the component is there, so that nothing below it moves. */
type Kept = { height: Rem }

/** A page of its own; its title is its heading too. With `link` it is in the main navigation. */
export type PluginPage = { path: `/${string}`; title: string; page: Load; link?: string }

/** A section of the home page. The shop's own have 100 (products), 200, 300 and 400 (reviews). */
export type HomeSection = Kept & { order: number; section: Load }

export type ProductBlockProps = { product: ProductDetail }

/** A block of a product's page, below its data sheet; a low order comes first. */
export type ProductBlock = Kept & { order: number; block: Load<ProductBlockProps> }

/** A block at one of the shop's places; a low order comes first. */
type BlockAt<At extends SlotName> = Kept & {
  at: At
  order: number
  block: Load<SlotProps<At>>
  /** Kept as well where blocks stand beside each other: in the header it has to be told. */
  width?: Rem
}

/** A block at any of the places, or at one. */
export type Block<At extends SlotName = SlotName> = { [Name in At]: BlockAt<Name> }[At]

/** A page of the dashboard, at /dashboard/{path}, and its entry in the menu of one role. */
export type DashboardItem = {
  path: string
  label: string
  role: "customer" | "administrator"
  page: Load
}

/** What a plugin puts into the storefront. */
export type StorefrontPlugin = {
  /** Of its package. */
  name: string
  pages?: PluginPage[]
  homeSections?: HomeSection[]
  productBlocks?: ProductBlock[]
  blocks?: Block[]
  dashboardItems?: DashboardItem[]
  /** Its part of the shop's look; each token is one plugin's. */
  theme?: StorefrontTheme
  /** A file beside this module with what replaces texts of the shop; docs/texts.md has its form. */
  texts?: `./${string}.json`
}

/** Types a plugin's one export; the build reads it as well, so components are only named in it. */
export function definePlugin(plugin: StorefrontPlugin): StorefrontPlugin {
  return plugin
}
