import { textsOf } from "@/platform/texts/texts-of"

/** Of small parts that stand in any page. */
export const uiText = textsOf("ui", {
  plusTax: "plus tax",
  addedToTheOrder: "Added to the order",
  pageNotShown: "This page could not be shown",
  tryAgain: "Try again",
  nameThisRequest: "If it stays so, name this request: {id}",
  loading: "Loading",
  dismiss: "Dismiss",
  cancel: "Cancel",
  hidePassword: "Hide password",
  showPassword: "Show password",
  name: "Name",
  email: "Email",
  phone: "Phone",
  address: "Address",
})
