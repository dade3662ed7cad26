import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { isOwnReturn, readReturnedTwice } from "../../../queries/return/medusas-return"

type Next = MedusaNextFunction

/**
 * What a customer asked for goes on by the shop's own steps: by Medusa's the customer would hear of
 * nothing, and the shop would take the return for one that waits.
 */
async function refuseOwnReturn(
  { scope, params }: MedusaRequest,
  _res: MedusaResponse,
  next: Next,
): Promise<void> {
  if (await isOwnReturn(scope, params.id ?? "")) {
    const message = "A customer asked for this return: go on with it at Returns"
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message)
  }
  next()
}

async function refuseSecondReturn(
  { scope, params }: MedusaRequest,
  _res: MedusaResponse,
  next: Next,
): Promise<void> {
  const title = await readReturnedTwice(scope, params.id ?? "")
  if (title !== undefined) {
    const message = `Of ${title} more pieces are named than can still come back`
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message)
  }
  next()
}

const STEPS = [
  "",
  "/cancel",
  "/dismiss-items",
  "/dismiss-items/:action_id",
  "/receive",
  "/receive/confirm",
  "/receive-items",
  "/receive-items/:action_id",
  "/request",
  "/request-items",
  "/request-items/:action_id",
  "/shipping-method",
  "/shipping-method/:action_id",
]

/** Medusa's own returns, behind what holds their order. */
export const RETURN_GUARDS: readonly MiddlewareRoute[] = [
  ...STEPS.map((step): MiddlewareRoute => ({
    matcher: `/admin/returns/:id${step}`,
    methods: ["POST", "DELETE"],
    middlewares: [refuseOwnReturn],
  })),
  { matcher: "/admin/returns/:id/request", methods: ["POST"], middlewares: [refuseSecondReturn] },
]
