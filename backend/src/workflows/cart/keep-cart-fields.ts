import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { FIELDS_KEY, fieldValuesIn } from "../../queries/field/field-values"
import type { AdditionalData } from "../../kit/points"

type Input = { cart_id: string; additional_data: AdditionalData }

const READ = "select metadata from cart where id = ?"
const WRITE = "update cart set metadata = cast(? as jsonb) where id = ?"

type Metadata = Record<string, unknown> | null

/** A cart's metadata becomes its order's. What an earlier try has left there goes. */
const keepCartFieldsStep = createStep(
  "keep-cart-fields",
  async ({ cart_id, additional_data }: Input, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const { rows } = await database.raw<{ rows: { metadata: Metadata }[] }>(READ, [cart_id])
    const before = rows[0]?.metadata ?? null
    const values = fieldValuesIn("order", additional_data)
    const { [FIELDS_KEY]: _, ...others } = before ?? {}
    const isAny = Object.keys(values).length > 0
    const after = JSON.stringify({ ...others, ...(isAny && { [FIELDS_KEY]: values }) })
    await database.raw(WRITE, [after, cart_id])
    return new StepResponse(undefined, { cart_id, before })
  },
  async (written, { container }) => {
    if (!written) return
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const before = written.before && JSON.stringify(written.before)
    await database.raw(WRITE, [before, written.cart_id])
  },
)

/** Keeps with a cart what its order is to have of the fields that plugins declared. */
export const keepCartFieldsWorkflow = createWorkflow("keep-cart-fields", (input: Input) => {
  keepCartFieldsStep(input)
  return new WorkflowResponse(undefined)
})
