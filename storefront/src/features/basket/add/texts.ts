import { textsOf } from "@/platform/texts/texts-of"

/** Of the buttons that put a part into the basket. */
export const addText = textsOf("basket-add", {
  addToBasket: "Add to basket",
  quantityBasket: "Quantity for the basket",
})
