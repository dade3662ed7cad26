import { z } from "@medusajs/framework/zod"

/** A person of the shop as the customer's page of Medusa Admin shows them. */
export const adminMemberSchema = z.object({
  customer_id: z.string(),
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  education: z.string(),
  address: z.string(),
  is_admin: z.boolean(),
})

/** POST /admin/customers/{id}/member: gives the role or takes it. */
export const setRoleSchema = z
  .object({ is_admin: z.boolean("is_admin must be true or false") })
  .strict()

export const administratorSchema = z.object({
  customer_id: z.string(),
  email: z.string(),
  name: z.string(),
  /** When and by whom the role was given, where the trail tells. */
  since: z.string().nullable(),
  given_by: z.string().nullable(),
})

export const administratorListSchema = z.object({ administrators: z.array(administratorSchema) })

export type AdminMember = z.infer<typeof adminMemberSchema>
export type SetRole = z.infer<typeof setRoleSchema>
export type Administrator = z.infer<typeof administratorSchema>
export type AdministratorList = z.infer<typeof administratorListSchema>
