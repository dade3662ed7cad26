import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { readOrderIdOf, type PartOfOrder } from "../../../queries/order/order-of"
import { holdOrder } from "../../../workflows/transaction/hold-order"
import { asError } from "../../../errors/as-error"

type Next = MedusaNextFunction

/**
 * Medusa's workflows look at an order and then change it, in several transactions: two at once both
 * find it as it was, and the stock is counted twice. Its routes are passed one at a time for each
 * order, and not while the shop delivers, cancels or books a payment. `entity` is what the address
 * names, where that is not the order itself.
 */
export function holdOrderRoute(entity?: PartOfOrder) {
  return async (req: MedusaRequest, res: MedusaResponse, next: Next): Promise<void> => {
    const id = req.params.id ?? ""
    const order = entity ? await readOrderIdOf(req.scope, { entity, id }) : id
    if (order) letGoWithAnswer(req, res, await holdOrder(req.scope, order))
    next()
  }
}

/**
 * Medusa's routes and its error handler answer by `json`, also to somebody who hung up meanwhile;
 * the end of the connection would come too early then.
 */
function letGoWithAnswer(
  { scope }: MedusaRequest,
  res: MedusaResponse,
  letGo: () => Promise<void>,
): void {
  const json = res.json.bind(res)
  res.json = (body) => {
    res.json = json
    letGo().catch((error: unknown) => {
      scope.resolve(ContainerRegistrationKeys.LOGGER).error("An order is held", asError(error))
    })
    return json(body)
  }
}

/** By their own address fulfilments are cancelled without their stock, and shipped without a trace. */
export async function refuseLooseFulfilment(
  { scope, params }: MedusaRequest,
  _res: MedusaResponse,
  next: Next,
): Promise<void> {
  const fulfilment = { entity: "order_fulfillment", id: params.id ?? "" } as const
  if (await readOrderIdOf(scope, fulfilment)) {
    const message = "This fulfilment is of an order: change it with the order"
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message)
  }
  next()
}
