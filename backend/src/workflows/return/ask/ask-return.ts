import { generateEntityId } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { RETURN_CHANGED, type AskReturn } from "../../../contract/return/order-return"
import { ShopError } from "../../../errors/shop-error"
import { readArrivedLines } from "../../../queries/return/returnable-lines"
import type { HeldReturn } from "../../../queries/return/held-return"
import { readShopSettings } from "../../../queries/shop/shop-settings"
import { announceStep } from "../../order/announce"
import type { SharedTransaction } from "../../transaction/in-one-transaction"
import { inOrderTransaction } from "../../transaction/in-order-transaction"
import { noteReturn, returnRequests } from "../in-return"
import { wantedLines } from "./wanted-lines"

export type AskReturnInput = AskReturn & {
  order_id: string
  customer_id: string
  idempotency_key?: string | undefined
}

const identifyReturnStep = createStep(
  "identify-return",
  async () => new StepResponse({ id: generateEntityId(undefined, "rreq") }),
)

const ASKED = "return asked for"

type Made = Pick<HeldReturn, "id" | "order_id" | "display_id" | "number"> & { entry_ids: string[] }

/**
 * Writes down what is asked back, in one transaction that holds the order: two at once cannot both
 * have the last piece.
 */
const writeReturnStep = createStep(
  "write-return",
  async (input: AskReturnInput & { id: string }, step) => {
    const { order_id, customer_id, idempotency_key, note } = input
    const { return_days: days } = await readShopSettings(step.container)
    const made = await inOrderTransaction(step, order_id, async (transaction) => {
      const { database, within } = transaction
      const order = await readAskedOrder(transaction, input)
      const known = await readKnown(transaction, input)
      if (known) return known
      if (order.canceled_at) throw new ShopError("order_cancelled")
      if (days === 0) throw new ShopError("returns_not_taken")
      const arrived = await readArrivedLines(database, { order_id, days })
      const lines = wantedLines(arrived, input.lines)
      const requests = returnRequests(step.container)
      const { number } = order
      const row = { id: input.id, order_id, number, customer_id, note, created_at: new Date() }
      await within(requests, (service, context) =>
        service.createReturnRequests(
          { ...row, ...(idempotency_key && { idempotency_key }) },
          context,
        ),
      )
      await within(requests, (service, context) =>
        service.createReturnRequestLines(
          lines.map((line) => ({ ...line, request_id: input.id })),
          context,
        ),
      )
      const { display_id } = order
      const held = { id: input.id, order_id, display_id, number }
      const entry_ids = await noteReturn(step, transaction, { held, action: ASKED })
      return { ...held, entry_ids }
    })
    const id = typeof made === "string" ? made : made.id
    return new StepResponse<{ id: string }, Made | null>(
      { id },
      typeof made === "string" ? null : made,
    )
  },
  async (made, step) => {
    if (!made) return
    const { entry_ids, ...held } = made
    await inOrderTransaction(step, held.order_id, async (transaction) => {
      await transaction.database("return_request").where({ id: held.id }).delete()
      await noteReturn(step, transaction, { held, action: ASKED, entry_ids })
    })
  },
)

type AskedOrder = { display_id: number; canceled_at: Date | null; number: number }

const ORDER = `select display_id, canceled_at, (
    select coalesce(max(number), 0) + 1 from return_request where order_id = o.id) as number
  from "order" o
  where id = :order_id and customer_id = :customer_id and deleted_at is null
    and not is_draft_order`

/** The order of whoever asks, with the number that its next return has. */
async function readAskedOrder(
  { database }: SharedTransaction,
  { order_id, customer_id }: AskReturnInput,
): Promise<AskedOrder> {
  const { rows } = await database.raw<{ rows: AskedOrder[] }>(ORDER, { order_id, customer_id })
  if (!rows[0]) throw new ShopError("order_not_found")
  return rows[0]
}

/** The return that was asked for under this key before. */
async function readKnown(
  { database }: SharedTransaction,
  { order_id, idempotency_key = "" }: AskReturnInput,
): Promise<string | undefined> {
  if (idempotency_key === "") return undefined
  const [row]: { id: string }[] = await database("return_request")
    .select("id")
    .where({ order_id, idempotency_key, deleted_at: null })
  return row?.id
}

export const askReturnWorkflowId = "ask-return"

/** Asks pieces of an order back, once under a key; answers the return's id. Throws ShopError. */
export const askReturnWorkflow = createWorkflow(askReturnWorkflowId, (input: AskReturnInput) => {
  const made = identifyReturnStep()
  // Medusa tells events once the workflow has succeeded.
  announceStep({
    news: transform({ made }, ({ made }) => [{ name: RETURN_CHANGED, data: { id: made.id } }]),
  })
  return new WorkflowResponse(
    writeReturnStep(transform({ input, made }, ({ input, made }) => ({ ...input, id: made.id }))),
  )
})
