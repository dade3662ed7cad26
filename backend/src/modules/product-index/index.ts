import { Module } from "@medusajs/framework/utils"
import { indexListedPrices } from "./loaders/index-listed-prices"
import { indexProducts } from "./loaders/index-products"
import { nameInventory } from "./loaders/name-inventory"
import { ProductIndexModuleService } from "./service"

export const PRODUCT_INDEX_MODULE = "product_index"

export default Module(PRODUCT_INDEX_MODULE, {
  service: ProductIndexModuleService,
  loaders: [indexProducts, indexListedPrices, nameInventory],
})
