import type { ProductDetail } from "@shop/contract/product/product"
import type { ComponentType } from "react"
import type { StorefrontTheme } from "./storefront-theme"

/** Brings a component when it is first shown: nothing of a plugin is in the shop's first load. */
type Load<Props = object> = () => Promise<ComponentType<Props>>

/** A place that is kept until the component is there, so that nothing below it moves. */
type Kept = { height: `${number}rem` }

/** A page of its own; its title is its heading too. With `link` it is in the main navigation. */
export type PluginPage = { path: `/${string}`; title: string; page: Load; link?: string }

/** A section of the home page. The shop's own have 100 (products), 200, 300 and 400 (reviews). */
export type HomeSection = Kept & { order: number; section: Load }

export type ProductBlockProps = { product: ProductDetail }

/** A block of a product's page, below its data sheet; a low order comes first. */
export type ProductBlock = Kept & { order: number; block: Load<ProductBlockProps> }

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
  dashboardItems?: DashboardItem[]
  /** One plugin of a shop may have one. */
  theme?: StorefrontTheme
}

/** Types a plugin's one export; the build reads it as well, so components are only named in it. */
export function definePlugin(plugin: StorefrontPlugin): StorefrontPlugin {
  return plugin
}
