import { mail, requiredText } from "@shop/contract/text"
import { profileSchema } from "@shop/contract/account/user"
import { z } from "zod"

export const MINIMUM_PASSWORD_LENGTH = 6

const password = z.string().min(1, "password is required")

const newPassword = password.min(
  MINIMUM_PASSWORD_LENGTH,
  `password must be at least ${MINIMUM_PASSWORD_LENGTH} characters`,
)

export const loginForm = z.object({ email: mail, password })

export const registrationForm = z.object({
  name: requiredText("name is required"),
  email: mail,
  password: newPassword,
})

export const resetForm = z.object({ email: mail })

export const newPasswordForm = z.object({ password: newPassword })

export const passwordChangeForm = z.object({ current: password, password: newPassword })

export const confirmationForm = z.object({ password })

export const codeForm = z.object({
  code: requiredText("code is required").regex(/^\d{6}$/, "The code has 6 digits"),
})

export const phoneForm = z.object({
  phone: requiredText("phone number is required")
    .transform((text) => text.replace(/[\s()./-]/g, "").replace(/^00/, "+"))
    .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, "Write the number with + and its country code")),
})

/** The profile as it is asked for; the social link is never sent. */
export const profileForm = profileSchema.extend({
  socialLink: requiredText("socialLink is required"),
})
