import { additionalDataOf } from "./additional-data"
import { tellingPoint, validationPoint } from "./registry/hook-points"

/** A payment that the provider has confirmed, whoever told of it. */
export const payOrder = {
  /** The money is booked, and stays so: what fails here is logged. */
  paid: tellingPoint("payOrder.paid"),
}

/** Staff send an order, or pieces of it. */
export const deliverOrder = {
  /** Asked of each shipment by the shop, and of the last parcel that arrives by Medusa's own button. */
  validate: validationPoint("deliverOrder.validate"),
  /** All has left or, by Medusa's own button, arrived; where a handler fails, that is taken back. */
  delivered: tellingPoint("deliverOrder.delivered"),
  /** A shipment of a delivered order was taken back; where a handler fails, it is not. */
  takenBack: tellingPoint("deliverOrder.takenBack"),
  additionalData: additionalDataOf("deliverOrder"),
}

/** An unpaid order is cancelled: by its owner, by staff, or because nobody paid in time. */
export const cancelOrder = {
  validate: validationPoint("cancelOrder.validate"),
  /** Stock is back; where a handler fails, the order stands as before. */
  cancelled: tellingPoint("cancelOrder.cancelled"),
}
