import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import type { SavedDeposit } from "../../../../../deposits/saved"
import { CORE_DEPOSIT_MODULE } from "../../../../../modules/core-deposit"
import type { CoreDepositModuleService } from "../../../../../modules/core-deposit/service"
import { saveCoreDepositWorkflow } from "../../../../../workflows/save-core-deposit"

/** GET /admin/products/{id}/core-deposits: each variant, with its deposit or null. */
export async function GET({ params, scope }: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ deposits: await readDeposits(scope, params.id ?? "") })
}

/** POST /admin/products/{id}/core-deposits: sets the deposit of one of them; 0 takes it away. */
export async function POST(
  { params, scope, validatedBody: input }: AuthenticatedMedusaRequest<SavedDeposit>,
  res: MedusaResponse,
): Promise<void> {
  const { id = "" } = params
  const known = await readDeposits(scope, id)
  if (!known.some(({ variant_id }) => variant_id === input.variant_id)) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "The product has no such variant")
  }
  await saveCoreDepositWorkflow(scope).run({ input })
  res.json({ deposits: await readDeposits(scope, id) })
}

async function readDeposits(container: MedusaContainer, product_id: string) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data: variants } = await query.graph({
    entity: "product_variant",
    fields: ["id", "sku", "title"],
    filters: { product_id },
  })
  const ids = variants.map(({ id }) => id)
  const deposits = await container
    .resolve<CoreDepositModuleService>(CORE_DEPOSIT_MODULE)
    .listCoreDeposits({ variant_id: ids }, { take: null })
  const amounts = new Map(deposits.map(({ variant_id, amount }) => [variant_id, Number(amount)]))
  return variants.map(({ id, sku, title }) => ({
    variant_id: id,
    sku: sku ?? "",
    title: title ?? "",
    amount: amounts.get(id) ?? null,
  }))
}
