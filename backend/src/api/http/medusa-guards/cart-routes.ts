import {
  authenticate,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { inSmallLetters } from "../../../contract/text"
import { ShopError } from "../../../errors/shop-error"
import { readMembers } from "../../../queries/account/members"
import {
  readCartLineIds,
  readCartOwner,
  readCollectionCart,
} from "../../../queries/order/cart-owner"
import { EXPIRED_AFTER_HOURS } from "../../../queries/order/expired-after"
import { declaredFields } from "../../../kit/registry/registry"
import { keepCartFieldsWorkflow } from "../../../workflows/cart/keep-cart-fields"
import { refreshChangedPricesWorkflow } from "../../../workflows/cart/refresh-changed-prices"
import { type CartData, carryAdditionalData } from "../../../workflows/cart/plugins-of-completion"
import { hasKey } from "../auth/has-key"
import { readAdditionalData } from "../validation/additional-data"
import { readCartLineFields } from "../validation/line-fields"

type MaybeSignedIn = MedusaRequest & { auth_context?: { actor_id?: string } }
type Next = MedusaNextFunction

/** What the shop writes into an order's metadata: a cart's metadata becomes its order's. */
const MARKS = ["is_demo", "idempotency_key", EXPIRED_AFTER_HOURS]

const named = z.object({ cart_id: z.string() })

/** A customer's cart is theirs alone; a guest's is whose who knows its id. */
async function mayUseCart(req: MaybeSignedIn, cartId: string): Promise<boolean> {
  const owner = await readCartOwner(req.scope, cartId)
  return !!owner && (!owner.customer_id || owner.customer_id === req.auth_context?.actor_id)
}

/** Refuses another customer's cart with the words for one that there is not. */
async function refuseForeignCart(req: MaybeSignedIn, cartId: string): Promise<void> {
  if (await mayUseCart(req, cartId)) return
  throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such cart")
}

async function guardCart(req: MaybeSignedIn, _res: MedusaResponse, next: Next): Promise<void> {
  await refuseForeignCart(req, req.params.id ?? "")
  next()
}

/** The cart that a query or a body names, of a call whose address is of something else. */
async function guardNamedCart(req: MaybeSignedIn, _res: MedusaResponse, next: Next): Promise<void> {
  for (const place of [req.query, req.body]) {
    const { data } = named.safeParse(place)
    if (data) await refuseForeignCart(req, data.cart_id)
  }
  next()
}

/**
 * Who knows the id of an order's payment collection could read the secret of its payment, or close
 * it by opening another: an order is paid through /api/v1/create-payment-intent alone, and here only
 * a collection of a cart is, by whose cart it is.
 */
async function guardPaidCart(req: MaybeSignedIn, _res: MedusaResponse, next: Next): Promise<void> {
  const cart = await readCollectionCart(req.scope, req.params.id ?? "")
  if (!(cart && (await mayUseCart(req, cart)))) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such payment collection")
  }
  next()
}

/**
 * A cart's mail becomes its order's, and is written to: it is the signed-in person's or none. Nor
 * may a cart bring the marks by which the shop knows its own orders.
 */
async function validateCartBody(
  req: MaybeSignedIn,
  _res: MedusaResponse,
  next: Next,
): Promise<void> {
  const { body } = req
  if (hasKey(body, "email") && !(await isOwnMail(req, (body as { email: unknown }).email))) {
    throw new ShopError("not_yours", { variant: "mail" })
  }
  const { metadata } = (body ?? {}) as { metadata?: unknown }
  if (MARKS.some((mark) => hasKey(metadata, mark))) throw new ShopError("forbidden")
  next()
}

async function isOwnMail({ scope, auth_context }: MaybeSignedIn, email: unknown): Promise<boolean> {
  const id = auth_context?.actor_id
  const [member] = id ? await readMembers(scope, { id }) : []
  return typeof email === "string" && inSmallLetters(email.trim()) === member?.email
}

/**
 * Completing a cart makes an order: its customer alone may do it, signed in, under their own mail and
 * at today's price. Whoever filled it as a guest makes it theirs with POST /store/carts/{id}/customer
 * first. Throws ShopError `price_changed`, with the cart at the new price, and where the body's
 * `additional_data` is not what plugins take.
 */
async function guardCompletion(req: MaybeSignedIn, res: MedusaResponse, next: Next): Promise<void> {
  const owner = await readCartOwner(req.scope, req.params.id ?? "")
  const own = owner?.customer_id && owner.customer_id === req.auth_context?.actor_id
  if (!own) {
    const message = "This cart is not the signed-in customer's"
    res.status(403).json({ type: "forbidden", message })
    return
  }
  if (!(await isOwnMail(req, owner.email))) throw new ShopError("not_yours", { variant: "mail" })
  const input = { cart_id: req.params.id ?? "" }
  const sent = await readCartData(req, input.cart_id)
  const { result: price } = await refreshChangedPricesWorkflow(req.scope).run({ input })
  if (price !== null) throw new ShopError("price_changed", { facts: { price } })
  if ([...declaredFields("order"), ...declaredFields("orderLine")].length > 0) {
    await keepCartFieldsWorkflow(req.scope).run({ input: { ...input, ...sent } })
  }
  carryAdditionalData(sent, () => next())
}

/** Fields of lines are in the order's `additional_data`, by the ids of the cart's lines. */
async function readCartData({ body, scope }: MaybeSignedIn, cartId: string): Promise<CartData> {
  if (declaredFields("orderLine").length === 0) {
    return { additional_data: readAdditionalData("placeOrder", body), of_lines: {} }
  }
  const { lines, rest } = withoutLines(body)
  return {
    additional_data: readAdditionalData("placeOrder", rest),
    of_lines: readCartLineFields(lines, await readCartLineIds(scope, cartId)),
  }
}

const enclosing = z.looseObject({ additional_data: z.looseObject({ lines: z.unknown() }) })

function withoutLines(body: unknown): { lines?: unknown; rest: unknown } {
  const { data } = enclosing.safeParse(body)
  if (!data) return { rest: body }
  const { lines, ...additional_data } = data.additional_data
  return { lines, rest: { ...data, additional_data } }
}

/** What lies below a cart, but for its completion. */
const PARTS = ["customer", "line-items", "promotions", "taxes", "shipping-methods"]

const asCustomer = authenticate("customer", ["session", "bearer"])

/** Medusa's own routes to a cart: a customer's is theirs alone. */
export const CART_ROUTES: readonly MiddlewareRoute[] = [
  { matcher: "/store/carts", methods: ["POST"], middlewares: [validateCartBody] },
  { matcher: "/store/carts/:id", methods: ["POST"], middlewares: [validateCartBody] },
  {
    matcher: "/store/carts/:id/complete",
    methods: ["POST"],
    middlewares: [asCustomer, guardCompletion],
  },
  { matcher: "/store/carts/:id", methods: ["GET", "POST"], middlewares: [guardCart] },
  ...PARTS.map((part) => ({ matcher: `/store/carts/:id/${part}`, middlewares: [guardCart] })),
  ...["/store/payment-collections", "/store/shipping-options"].map((matcher) => ({
    matcher,
    middlewares: [guardNamedCart],
  })),
  {
    matcher: "/store/payment-collections/:id/payment-sessions",
    methods: ["POST"],
    middlewares: [guardPaidCart],
  },
]
