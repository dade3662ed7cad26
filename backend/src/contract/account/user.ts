import { z } from "@medusajs/framework/zod"
import { mail, requiredText } from "../text"

export const userSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  education: z.string(),
  address: z.string(),
  phone: z.string(),
})

/** POST /users: the record of a new identity; `isAdmin: true` takes effect only from an administrator. */
export const createUserSchema = z.object({
  name: requiredText("name is required"),
  email: mail,
  isAdmin: z.boolean().default(false),
})

/** The profile form: the mail is shown in it but belongs to the identity provider. */
export const profileSchema = z.object({
  name: requiredText("name is required"),
  email: mail,
  education: requiredText("education is required"),
  address: requiredText("address is required", 500),
  phone: requiredText("phone number is required", 40),
})

/** PUT /user/{id} with this promotes or demotes. */
export const roleSchema = z.object({ isAdmin: z.boolean() })

/** What PUT /user/{id} takes: a profile, the role, or both; the role from administrators. */
export const changeUserSchema = z.union([
  profileSchema.extend(roleSchema.partial().shape),
  roleSchema,
])

/** POST /admin/restored-users: the mail of a user who was deleted. */
export const restoreUserSchema = z.object({ email: mail })

export type User = z.infer<typeof userSchema>
export type CreateUser = z.infer<typeof createUserSchema>
export type RestoreUser = z.infer<typeof restoreUserSchema>
export type Profile = z.infer<typeof profileSchema>
