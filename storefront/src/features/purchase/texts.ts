import { textsOf } from "@/platform/texts/texts-of"

/** Of the purchase dialog. */
export const purchaseText = textsOf("purchase", {
  costLess: "{from} pieces cost less than {pieces}",
  addForLess: "Add {add}: {saves} % less",
  orderPlaced: "Order Successfully Placed",
  placeOrder: "Place order",
  totalPrice: "Total Price",
  productName: "Product name",
  sku: "SKU",
  price: "Price",
  quantity: "Quantity",
  email: "Email",
  inCartons: " in cartons of {multiple}",
  fromFirst: "From {first}{cartons}; {qty} in stock",
  part: "part",
  purchase: "Purchase",
  outOfStock: "Sorry, we don't have enough stock for this product",
  belowMinimum: "sorry you have to order over {minimum} at a time",
  soldInCartons: "this part is sold in cartons of {multiple}",
  chooseAnotherPart: "choose another part",
})
