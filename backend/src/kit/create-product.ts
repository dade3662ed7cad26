import { additionalDataOf } from "./additional-data"
import { tellingPoint, validationPoint } from "./registry/hook-points"

/** A product of POST /api/v1/products; imports and Medusa Admin have Medusa's own hooks. */
export const createProduct = {
  validate: validationPoint("createProduct.validate"),
  /** It is on sale; where a handler fails, it is taken back. */
  created: tellingPoint("createProduct.created"),
  additionalData: additionalDataOf("createProduct"),
}
