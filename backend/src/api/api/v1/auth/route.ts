import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { signInSchema } from "../../../../contract/account/auth"
import { signOutWorkflow } from "../../../../workflows/user/workflows/sign-out"
import { bearerOf, readAccessToken } from "../../../http/auth/bearer"
import { signIn } from "../../../http/auth/sign-in"
import { ShopError } from "../../../../errors/shop-error"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { email } = signInSchema.parse(req.body)
  const accessToken = await signIn(req, { idToken: bearerOf(req), email })
  res.json({ success: true, accessToken })
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const token = await readAccessToken(req)
  if (!token) throw new ShopError("not_signed_in")
  const { token_hash, expires_at } = token
  await signOutWorkflow(req.scope).run({ input: { token_hash, expires_at } })
  res.json({ success: true })
}
