import { z } from "@medusajs/framework/zod"
import { mail } from "../text"

/** POST /auth: the mail of the identity whose token the Authorization header carries. */
export const signInSchema = z.object({ email: mail })

/** The shop's own short-lived token, which Medusa's /store accepts too. */
export const accessSchema = z.object({ success: z.literal(true), accessToken: z.string() })

export type SignIn = z.infer<typeof signInSchema>
export type Access = z.infer<typeof accessSchema>
