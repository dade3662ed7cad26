import { mail, requiredText } from "@shop/contract/text"
import { lengthFault } from "@shop/contract/account/password"
import { profileSchema } from "@shop/contract/account/user"
import { z } from "zod"
import { accountText } from "./texts"

const password = z.string().min(1, accountText("passwordRequired"))

/** That it is none of the most common ones is the server's to say. */
const newPassword = password.superRefine((text, check) => {
  const message = text === "" ? null : lengthFault(text)
  if (message !== null) check.addIssue({ code: "custom", message })
})

export const loginForm = z.object({ email: mail, password })

export const registrationForm = z.object({
  name: requiredText(accountText("nameRequired")),
  email: mail,
  password: newPassword,
})

export const resetForm = z.object({ email: mail })

export const newPasswordForm = z.object({ password: newPassword })

export const passwordChangeForm = z.object({ current: password, password: newPassword })

export const confirmationForm = z.object({ password })

export const codeForm = z.object({
  code: requiredText(accountText("codeRequired")).regex(/^\d{6}$/, accountText("codeDigits")),
})

export const phoneForm = z.object({
  phone: requiredText(accountText("phoneNumberRequired"))
    .transform((text) => text.replace(/[\s()./-]/g, "").replace(/^00/, "+"))
    .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, accountText("phoneFormat"))),
})

/** The profile as it is asked for; the social link is never sent. */
export const profileForm = profileSchema.extend({
  socialLink: requiredText(accountText("socialLinkRequired")),
})
