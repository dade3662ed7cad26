import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { ShopError } from "../../../errors/shop-error"
import { readQuantityPricedPart } from "../../../queries/product/quantity-prices"

const quantity = z.number().nullable().optional()
const pricedSchema = z.object({
  id: z.string(),
  prices: z.array(z.object({ min_quantity: quantity, max_quantity: quantity })),
})

type PricedVariant = z.infer<typeof pricedSchema>

/** What Medusa refuses to read names nothing here either; nor does a variant without prices. */
const list = z.array(z.unknown()).catch([])
const batch = z.object({ update: list }).catch({ update: [] })
const product = z.object({ variants: list }).catch({ variants: [] })

type Request = Pick<MedusaRequest, "body" | "params">
type VariantsOf = (req: Request) => unknown[]

/** Medusa's own routes that replace the prices of variants, and how each names them. */
const ROUTES: Readonly<Record<string, VariantsOf>> = {
  "products/batch": ({ body }) =>
    batch.parse(body).update.flatMap((one) => product.parse(one).variants),
  "products/:id": ({ body }) => product.parse(body).variants,
  "products/:id/variants/batch": ({ body }) => batch.parse(body).update,
  "products/:id/variants/:variant_id": ({ body, params }) => [
    { ...z.looseObject({}).catch({}).parse(body), id: params.variant_id },
  ],
}

/**
 * Medusa replaces all prices of a variant by those that it is given, and its grid of prices knows one
 * a currency: it shows any of several, and would write that into any row and drop the others. Whether
 * somebody typed the amount, its call does not tell; so such a call is refused as a whole. Who names a
 * quantity knows what is there.
 */
function keepsQuantityPrices(variantsOf: VariantsOf) {
  return async (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) => {
    const unknowing = variantsOf(req).flatMap(pricedVariant).filter(namesNoQuantity)
    if (unknowing.length > 0) {
      const ids = unknowing.map(({ id }) => id)
      const part = await readQuantityPricedPart(req.scope, ids)
      if (part !== undefined) throw new ShopError("prices_by_quantity", { facts: { part } })
    }
    next()
  }
}

function pricedVariant(variant: unknown): PricedVariant[] {
  const parsed = pricedSchema.safeParse(variant)
  return parsed.success ? [parsed.data] : []
}

function namesNoQuantity({ prices }: PricedVariant): boolean {
  return prices.every((price) => !("min_quantity" in price) && !("max_quantity" in price))
}

export const PRICE_ROUTES: readonly MiddlewareRoute[] = Object.entries(ROUTES).map(
  ([path, variantsOf]) => ({
    matcher: `/admin/${path}`,
    methods: ["POST"],
    middlewares: [keepsQuantityPrices(variantsOf)],
  }),
)
