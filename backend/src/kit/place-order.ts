import { additionalDataOf } from "./additional-data"
import { pricingPoint, tellingPoint, validationPoint } from "./registry/hook-points"

/** An order of /api/v1, and of a cart of /store. */
export const placeOrder = {
  /** After the shop's own rules, and for a preview: which lines a plugin adds. */
  price: pricingPoint("placeOrder.price"),
  /** After the shop's own rules and prices, before anything is written. */
  validate: validationPoint("placeOrder.validate"),
  /** The order is written; where a handler fails, it is taken back. */
  placed: tellingPoint("placeOrder.placed"),
  additionalData: additionalDataOf("placeOrder"),
}
