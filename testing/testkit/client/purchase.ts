import type { Part } from "./parts"
import type { Person } from "./people"

/** The purchase dialog's body. */
export function purchaseOf(buyer: Person, part: Part, pieces = 50) {
  return {
    name: "A buyer",
    email: buyer.email,
    productName: part.productName,
    productId: part._id,
    qty: pieces,
    price: part.price,
    phone: "+1 555 010 0000",
    address: "1 Load Street",
  }
}
