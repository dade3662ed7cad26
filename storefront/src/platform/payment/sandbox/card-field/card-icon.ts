import type { CardBrand } from "./card-brand"

const SVG = "http://www.w3.org/2000/svg"
const LABELS: Record<CardBrand, string> = {
  visa: "VISA",
  mastercard: "MC",
  amex: "AMEX",
  discover: "DISC",
  unknown: "",
}

/** A card's outline that shows the brand once it is known; drawn in the text's colour. */
export function createCardIcon(document: Document) {
  const icon = shape(document, "svg", { viewBox: "0 0 32 22", "aria-hidden": "true", fill: "none" })
  const outline = shape(document, "rect", {
    x: "1",
    y: "1",
    width: "30",
    height: "20",
    rx: "3",
    stroke: "currentColor",
    "stroke-width": "1.5",
  })
  const stripe = shape(document, "path", {
    d: "M1 7.5h30",
    stroke: "currentColor",
    "stroke-width": "3",
  })
  const label = shape(document, "text", {
    x: "16",
    y: "14.2",
    fill: "currentColor",
    "font-family": "system-ui, sans-serif",
    "font-size": "8.5",
    "font-weight": "700",
    "text-anchor": "middle",
  })
  icon.append(outline, stripe, label)
  return {
    element: icon,
    show(brand: CardBrand) {
      label.textContent = LABELS[brand]
      stripe.setAttribute("opacity", brand === "unknown" ? "1" : "0")
    },
  }
}

function shape(document: Document, name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG, name)
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value)
  }
  return element
}
