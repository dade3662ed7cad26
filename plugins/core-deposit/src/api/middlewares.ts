import { defineMiddlewares, validateAndTransformBody } from "@medusajs/framework/http"
import { receiptSchema, returnSchema } from "../returns/sent"
import { savedDepositSchema } from "../deposits/saved"

const bodies = [
  ["/admin/orders/:id/core-returns", returnSchema],
  ["/admin/orders/:id/core-returns/:return_id", receiptSchema],
  ["/admin/products/:id/core-deposits", savedDepositSchema],
] as const

/** What the routes for Medusa Admin's widgets are sent; all else is 400. */
export default defineMiddlewares({
  routes: bodies.map(([matcher, schema]) => ({
    matcher,
    method: "POST",
    middlewares: [validateAndTransformBody(schema)],
  })),
})
