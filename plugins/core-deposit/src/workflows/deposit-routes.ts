import { Refusal } from "@halden/backend/kit/refusal"
import { route } from "@halden/backend/kit/routes"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { amountSchema } from "../deposits/saved"
import { CORE_DEPOSIT_MODULE } from "../modules/core-deposit"
import type { CoreDepositModuleService } from "../modules/core-deposit/service"
import { NAME } from "../name"
import { saveCoreDepositWorkflow } from "./save-core-deposit"

const sku = z.string().trim().min(1, "SKU is required").max(200)
const deposit = z.object({ sku: z.string(), name: z.string(), amount: z.number() })

type Variant = { id: string; sku: string | null; title: string; product: { title: string } | null }

async function readVariants(container: MedusaContainer, filters: object): Promise<Variant[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const fields = ["id", "sku", "title", "product.title"]
  const { data } = await query.graph({ entity: "variant", fields, filters })
  return data as Variant[]
}

const coresOf = (container: MedusaContainer) =>
  container.resolve<CoreDepositModuleService>(CORE_DEPOSIT_MODULE)

route({
  name: NAME,
  method: "GET",
  path: "/deposit",
  access: "guest",
  summary: "What is deposited for a piece of a part; null where nothing is",
  query: z.object({ sku }),
  answer: z.object({ amount: z.number().nullable() }),
  handler: async ({ query }, { container }) => {
    const [variant] = await readVariants(container, { sku: query.sku })
    if (!variant) return { amount: null }
    const [known] = await coresOf(container).listCoreDeposits({ variant_id: variant.id })
    return { amount: known ? Number(known.amount) : null }
  },
})

route({
  name: NAME,
  method: "GET",
  path: "/deposits",
  access: "administrator",
  summary: "All parts that have a deposit, at most 1,000",
  answer: z.array(deposit),
  handler: async (_, { container }) => {
    const known = await coresOf(container).listCoreDeposits({}, { take: 1000 })
    const variants = await readVariants(container, {
      id: known.map(({ variant_id }) => variant_id),
    })
    const byId = new Map(variants.map((variant) => [variant.id, variant]))
    return known.flatMap(({ variant_id, amount }) => {
      const variant = byId.get(variant_id)
      const name = variant?.product?.title ?? variant?.title ?? ""
      return variant ? [{ sku: variant.sku ?? "", name, amount: Number(amount) }] : []
    })
  },
})

route({
  name: NAME,
  method: "PUT",
  path: "/deposit",
  access: "administrator",
  summary: "Set what is deposited for a piece of a part; 0 takes the deposit away",
  body: z.object({ sku, amount: amountSchema }),
  handler: async ({ body }, { container }) => {
    const [variant] = await readVariants(container, { sku: body.sku })
    if (!variant) {
      const message = "No part has this SKU"
      throw new Refusal({ code: "no_part", message, field: "sku", status: 404 })
    }
    const input = { variant_id: variant.id, amount: body.amount }
    await saveCoreDepositWorkflow(container).run({ input })
  },
})
