import { textsOf } from "@/platform/texts/texts-of"

/** Of the basket in every page's header. */
export const buttonText = textsOf("basket-button", {
  basket: "Basket",
  basketOf: { one: "Basket, {count} part", other: "Basket, {count} parts" },
})
