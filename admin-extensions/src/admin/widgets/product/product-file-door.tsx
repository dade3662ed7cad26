import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { Navigate, useLocation } from "react-router-dom"

/** Where Medusa's own import and export open over the list of products. */
const MEDUSAS_OWN = /\/products\/(import|export)\/?$/

/**
 * One file in and out: Medusa's two buttons above the list lead to the shop's page, which says of
 * each row what it does and brings stock and quantity rules. Medusa has no switch for them.
 */
const ProductFileDoor = () => {
  const { pathname } = useLocation()
  return MEDUSAS_OWN.test(pathname) ? <Navigate to="/product-file" replace /> : null
}

export const config = defineWidgetConfig({ zone: "product.list.before" })

export default ProductFileDoor
