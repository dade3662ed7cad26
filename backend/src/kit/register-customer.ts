import { tellingPoint, validationPoint } from "./registry/hook-points"

/** The first sign-in of a person whom the shop does not know. */
export const registerCustomer = {
  validate: validationPoint("registerCustomer.validate"),
  /** The record is there; where a handler fails, it is taken back. */
  registered: tellingPoint("registerCustomer.registered"),
}
