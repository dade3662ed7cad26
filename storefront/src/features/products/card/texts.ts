import { textsOf } from "@/platform/texts/texts-of"

/** Of a part's card, wherever one stands. */
export const cardText = textsOf("product-card", {
  noDrawing: "No drawing",
  drawing: "Drawing of {productName}",
  availableQty: "Available QTY: {qty}",
  from: "from {price}",
  outOfStock: "Out of Stock",
  purchase: "Purchase",
})
