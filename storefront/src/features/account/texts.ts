import { textsOf } from "@/platform/texts/texts-of"

/** Of all forms of an account. */
export const accountText = textsOf("account", {
  passwordRequired: "password is required",
  nameRequired: "name is required",
  codeRequired: "code is required",
  codeDigits: "The code has 6 digits",
  phoneNumberRequired: "phone number is required",
  phoneFormat: "Write the number with + and its country code",
  socialLinkRequired: "socialLink is required",
})
