import { defineLink } from "@medusajs/framework/utils"
import ProductModule from "@medusajs/medusa/product"
import PartWarrantyModule from "../modules/part-warranty"

export default defineLink(ProductModule.linkable.product, {
  linkable: PartWarrantyModule.linkable.partWarranty,
  deleteCascade: true,
})
