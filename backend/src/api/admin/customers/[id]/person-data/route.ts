import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
} from "@medusajs/framework/http"
import { readCustomerMail } from "../../../../../queries/person/find-person"
import { readPersonData } from "../../../../../queries/person/person-data"
import { erasePersonWorkflow } from "../../../../../workflows/person/workflows/erase-person"
import { askIdentityProvider } from "../../../../../workflows/user/ask-identity-provider"
import { answerRefusal } from "../../../../http/errors/answer-refusal"
import { ShopError } from "../../../../../errors/shop-error"

/** Everything that the shop holds of the person behind a customer, guests too. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const mail = await mailOf(req)
    const data = await askIdentityProvider(() => readPersonData(req.scope, mail))
    if (!data) throw new ShopError("user_not_found")
    res.setHeader("Content-Disposition", 'attachment; filename="person.json"')
    res.setHeader("Cache-Control", "no-store")
    res.json(data)
  } catch (error) {
    answerRefusal(error, { res, next })
  }
}

/** Erases the person: what the law asks to be kept stays without whose it was. */
export async function DELETE(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const caller = { user_id: req.auth_context.actor_id }
    const input = { email: await mailOf(req), caller }
    const { result: erasure } = await erasePersonWorkflow(req.scope).run({ input })
    res.json({ erasure })
  } catch (error) {
    answerRefusal(error, { res, next })
  }
}

async function mailOf({ params, scope }: AuthenticatedMedusaRequest): Promise<string> {
  const mail = await readCustomerMail(scope, String(params.id))
  if (!mail) throw new ShopError("user_not_found")
  return mail
}
