import { mail, requiredText } from "@shop/contract/text"
import { profileSchema } from "@shop/contract/user"
import { z } from "zod"

export const MINIMUM_PASSWORD_LENGTH = 6

const password = z.string().min(1, "password is required")

export const loginForm = z.object({ email: mail, password })

export const registrationForm = z.object({
  name: requiredText("name is required"),
  email: mail,
  password: password.min(
    MINIMUM_PASSWORD_LENGTH,
    `password must be at least ${MINIMUM_PASSWORD_LENGTH} characters`,
  ),
})

export const resetForm = z.object({ email: mail })

/** The profile as it is asked for; the social link is never sent. */
export const profileForm = profileSchema.extend({
  socialLink: requiredText("socialLink is required"),
})
