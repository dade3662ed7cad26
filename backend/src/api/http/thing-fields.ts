import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
} from "@medusajs/framework/http"
import type { FieldOwner } from "../../contract/shop/declared-field"
import { ShopError } from "../../errors/shop-error"
import { THINGS } from "../../kit/registry/things"
import { readThingFields } from "../../queries/field/thing-fields"
import { changeFieldsWorkflow } from "../../workflows/field/change-fields"
import { answerRefusal } from "./errors/answer-refusal"
import { readStaffFields } from "./validation/staff-fields"

type Handler = (
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
) => Promise<void>

/** The routes by which staff read and write what plugins declared of a kind of thing. */
export function fieldRoutes(of: FieldOwner): Record<"GET" | "POST", Handler> {
  const missing = () => new ShopError(THINGS[of].missing)
  const answer = async ({ params, scope }: AuthenticatedMedusaRequest, res: MedusaResponse) => {
    const fields = await readThingFields(scope, of, params.id ?? "")
    if (!fields) throw missing()
    res.json(fields)
  }
  return {
    GET: (req, res, next) => answering(() => answer(req, res), { res, next }),
    POST: (req, res, next) =>
      answering(
        async () => {
          const id = req.params.id ?? ""
          const values = readStaffFields(of, req.body)
          if (!(await readThingFields(req.scope, of, id))) throw missing()
          await changeFieldsWorkflow(req.scope).run({ input: { of, id, values } })
          await answer(req, res)
        },
        { res, next },
      ),
  }
}

type Around = { res: MedusaResponse; next: MedusaNextFunction }

async function answering(work: () => Promise<void>, around: Around): Promise<void> {
  try {
    await work()
  } catch (error) {
    answerRefusal(error, around)
  }
}
