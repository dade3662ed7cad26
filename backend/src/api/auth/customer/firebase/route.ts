import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { toFailure } from "../../../../errors/to-failure"
import { signIn } from "../../../http/auth/sign-in"

const bodySchema = z.object({ id_token: z.string() })

/**
 * In place of Medusa's: the sign-in of POST /api/v1/auth under the address and in the words of
 * Medusa, so that no other door makes a customer's token.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const idToken = bodySchema.safeParse(req.body).data?.id_token
  try {
    res.json({ token: await signIn(req, { idToken }) })
  } catch (error) {
    const { status, body } = toFailure(error)
    if (body.code === "internal_error") throw error
    // Medusa's error handler would make a 400 of every conflict.
    res.status(status).json({ type: body.code, message: body.message })
  }
}
