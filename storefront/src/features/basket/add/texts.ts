import { textsOf } from "@/platform/texts/texts-of"

/** Of the buttons that put a part into the basket. */
export const addText = textsOf("basket-add", {
  addToBasket: "Add to basket",
  add: "Add",
  addPart: "Add {part}",
  quantityOf: "Quantity of {part}",
  quantityBasket: "Quantity for the basket",
})
