import { z } from "@medusajs/framework/zod"

/** What a verified ID token says, as far as the shop reads it; times in seconds since 1970. */
export const claimsSchema = z.object({
  sub: z.string().min(1).max(128),
  auth_time: z.number(),
  iat: z.number(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
  firebase: z.object({
    sign_in_provider: z.string(),
    sign_in_second_factor: z.string().optional(),
  }),
})

export type Claims = z.infer<typeof claimsSchema>
