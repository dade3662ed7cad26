import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { FieldOwner } from "../../contract/shop/declared-field"
import type { AdditionalData } from "../../kit/registry/points"
import { FIELDS_KEY, fieldValuesIn } from "../../queries/field/field-values"
import type { CartData } from "./plugins-of-completion"

type Input = CartData & { cart_id: string }

type Metadata = Record<string, unknown> | null

/** A row whose metadata becomes that of a row of the order. */
type Kept = { table: "cart" | "cart_line_item"; id: string; metadata: Metadata }
type Keeping = Omit<Kept, "metadata"> & { of: FieldOwner; data: AdditionalData }

/** A cart's metadata becomes its order's, and so does each line's. What an earlier try has left there goes. */
const keepCartFieldsStep = createStep(
  "keep-cart-fields",
  async ({ cart_id, additional_data, of_lines }: Input, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const before: Kept[] = []
    const keepings: Keeping[] = [
      { table: "cart", id: cart_id, of: "order", data: additional_data },
      ...Object.entries(of_lines).map(([id, data]): Keeping => ({
        table: "cart_line_item",
        id,
        of: "orderLine",
        data,
      })),
    ]
    for (const { table, id, of, data } of keepings) {
      const metadata = await read(database, { table, id })
      const values = fieldValuesIn(of, data)
      const isAny = Object.keys(values).length > 0
      const isThere = metadata !== null && FIELDS_KEY in metadata
      if (!isAny && !isThere) continue
      before.push({ table, id, metadata })
      const { [FIELDS_KEY]: _, ...others } = metadata ?? {}
      const after = { ...others, ...(isAny && { [FIELDS_KEY]: values }) }
      await write(database, { table, id, metadata: after })
    }
    return new StepResponse(undefined, before)
  },
  async (before, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    for (const kept of before ?? []) await write(database, kept)
  },
)

async function read(database: Knex, { table, id }: Omit<Kept, "metadata">): Promise<Metadata> {
  const statement = `select metadata from ${table} where id = ?`
  const { rows } = await database.raw<{ rows: { metadata: Metadata }[] }>(statement, [id])
  return rows[0]?.metadata ?? null
}

async function write(database: Knex, { table, id, metadata }: Kept): Promise<void> {
  const text = metadata && JSON.stringify(metadata)
  await database.raw(`update ${table} set metadata = cast(? as jsonb) where id = ?`, [text, id])
}

/** Keeps with a cart what its order and the order's lines are to have of the fields that plugins declared. */
export const keepCartFieldsWorkflow = createWorkflow("keep-cart-fields", (input: Input) => {
  keepCartFieldsStep(input)
  return new WorkflowResponse(undefined)
})
