import { placeOrderSchema } from "@shop/contract/order/order"

/** What the buyer types; the part, its price and the total come from the product. */
export const purchaseForm = placeOrderSchema.pick({
  name: true,
  email: true,
  qty: true,
  phone: true,
  address: true,
})
