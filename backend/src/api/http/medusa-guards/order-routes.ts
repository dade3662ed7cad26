import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { readLineLocations } from "../../../queries/stock/line-locations"
import { checkOrderLinesWorkflow } from "../../../workflows/order/lines/check-order-lines"
import { holdOrderRoute, refuseLooseFulfilment } from "./hold-order"
import { refuseWaitingPieces } from "./refuse-waiting-pieces"

type Next = MedusaNextFunction

/** A draft becomes an order only within the quantity rules: Medusa's workflow has no hook for it. */
async function validateDraft(req: MedusaRequest, _res: MedusaResponse, next: Next): Promise<void> {
  await checkOrderLines(req, false)
  next()
}

/** An order stays within the quantity rules when staff confirm an edit of it. */
async function validateEdit(req: MedusaRequest, _res: MedusaResponse, next: Next): Promise<void> {
  await checkOrderLines(req, true)
  next()
}

async function checkOrderLines({ scope, params }: MedusaRequest, edited: boolean): Promise<void> {
  const input = { order_id: params.id ?? "", edited }
  await checkOrderLinesWorkflow(scope).run({ input })
}

const fulfilment = z.object({
  location_id: z.string().nullish(),
  items: z.array(z.object({ id: z.string() })),
})

/**
 * Medusa takes a fulfilment's pieces from one location, and all of them once for each reservation of
 * a line: what lies elsewhere, or at several, would be taken where it is not.
 */
async function refuseMixedFulfilment(
  { scope, body }: MedusaRequest,
  _res: MedusaResponse,
  next: Next,
): Promise<void> {
  const { data } = fulfilment.safeParse(body)
  const lines = data?.items.map(({ id }) => id) ?? []
  const places = await readLineLocations(scope, lines)
  const from = data?.location_id ?? places[0]?.id
  if (places.some(({ id }) => id !== from)) {
    const names = places.map(({ name }) => name).join(" and ")
    const message = `These pieces are kept at ${names}: fulfil each line from where it is, or send the order as a shipment, which makes a parcel for each`
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message)
  }
  next()
}

type Routes = { of: string; paths: string[]; middleware: ReturnType<typeof holdOrderRoute> }

const ROUTES: readonly Routes[] = [
  {
    of: "/admin/orders/:id",
    paths: [
      "fulfillments",
      "fulfillments/:fulfillment_id/cancel",
      "fulfillments/:fulfillment_id/shipments",
      "fulfillments/:fulfillment_id/mark-as-delivered",
      "complete",
      "archive",
    ],
    middleware: holdOrderRoute(),
  },
  // Behind the hold: what waits for goods is looked up once the order is held.
  { of: "/admin/orders/:id", paths: ["fulfillments"], middleware: refuseWaitingPieces },
  // An edit has its order's id.
  { of: "/admin/order-edits/:id", paths: ["confirm"], middleware: holdOrderRoute() },
  {
    of: "/admin/returns/:id",
    paths: ["request", "receive/confirm", "cancel"],
    middleware: holdOrderRoute("return"),
  },
  {
    of: "/admin/claims/:id",
    paths: ["request", "cancel"],
    middleware: holdOrderRoute("order_claim"),
  },
  {
    of: "/admin/exchanges/:id",
    paths: ["request", "cancel"],
    middleware: holdOrderRoute("order_exchange"),
  },
  {
    of: "/admin/fulfillments/:id",
    paths: ["cancel", "shipment"],
    middleware: refuseLooseFulfilment,
  },
]

/** Medusa's own routes to an order that change its stock, its fulfilments or what is paid for it. */
export const ORDER_ROUTES: readonly MiddlewareRoute[] = [
  ...ROUTES.flatMap(({ of, paths, middleware }) =>
    paths.map((path) => takes(`${of}/${path}`, middleware)),
  ),
  takes("/admin/orders/:id/fulfillments", refuseMixedFulfilment),
  takes("/admin/draft-orders/:id/convert-to-order", validateDraft),
  takes("/admin/draft-orders/:id/edit/confirm", validateEdit),
  takes("/admin/order-edits/:id/confirm", validateEdit),
]

function takes(matcher: string, middleware: Routes["middleware"]): MiddlewareRoute {
  return { matcher, methods: ["POST"], middlewares: [middleware] }
}
