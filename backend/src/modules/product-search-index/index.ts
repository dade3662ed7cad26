import { Module } from "@medusajs/framework/utils"
import { indexCatalogue } from "./loaders/index-catalogue"
import { CatalogueIndexModuleService } from "./service"

export const CATALOGUE_INDEX_MODULE = "catalogue_index"

export default Module(CATALOGUE_INDEX_MODULE, {
  service: CatalogueIndexModuleService,
  loaders: [indexCatalogue],
})
