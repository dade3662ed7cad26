import { textsOf } from "@/platform/texts/texts-of"

/** Of an address that nobody knows. */
export const notFoundText = textsOf("not-found", {
  heading: "This part is not on the drawing",
  drawing: "Drawing of an assembly with one part missing",
  title: "Page not found",
  noPageAt: "There is no page at {pathname}.",
  showAllParts: "Show all parts",
  homePage: "Home page",
})
