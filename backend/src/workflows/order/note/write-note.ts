import { generateEntityId } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  type StepExecutionContext,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { NOTE_WRITTEN } from "../../../contract/order/order-note"
import { orderNumber } from "../../../contract/order/order-number"
import { ShopError } from "../../../errors/shop-error"
import { ORDER_NOTE_MODULE } from "../../../modules/order-note"
import type { OrderNoteModuleService } from "../../../modules/order-note/service"
import { actorOf } from "../../audit/actor-of"
import { writeEntries } from "../../audit/record-changes"
import { inOneTransaction } from "../../transaction/in-one-transaction"
import { announceStep } from "../announce"

export type WriteNoteInput = { order_id: string; text: string; internal: boolean }

const identifyNoteStepId = "identify-note"

const identifyNoteStep = createStep(
  identifyNoteStepId,
  async () => new StepResponse({ id: generateEntityId(undefined, "onote") }),
)

const writeNoteStepId = "write-note"

/**
 * The note and its entry in the trail, in one transaction. The entry does not repeat the text: the
 * trail is kept for good, and a note goes with its customer.
 */
const writeNoteStep = createStep(
  writeNoteStepId,
  async ({ id, order_id, text, internal }: WriteNoteInput & { id: string }, step) => {
    const written = await inOneTransaction(step, async (transaction) => {
      const { database, within } = transaction
      const [order]: { display_id: number }[] = await database("order")
        .select("display_id")
        .where({ id: order_id, is_draft_order: false })
        .whereNull("deleted_at")
        .forKeyShare()
      if (!order) throw new ShopError("order_not_found")
      const { id: author_id, name: author } = await actorOf(step, database)
      const note = { id, order_id, text, is_internal: internal, author_id, author }
      await within(notesOf(step), (service, context) => service.createOrderNotes(note, context))
      const thing = { thing_id: order_id, thing_name: orderNumber(order) }
      const changes = [{ ...thing, before: null, after: toldOf(internal) }]
      const entry_ids = await writeEntries(step, transaction, { audited: NOTED, changes })
      return { thing, entry_ids }
    })
    return new StepResponse({ id }, { id, internal, ...written })
  },
  async (written, step) => {
    if (!written) return
    const { id, internal, thing, entry_ids } = written
    await inOneTransaction(step, async (transaction) => {
      await transaction.within(notesOf(step), (service, context) =>
        service.deleteOrderNotes(id, context),
      )
      const audited = { ...NOTED, ids: [thing.thing_id], entry_ids }
      const changes = [{ ...thing, before: toldOf(internal), after: null }]
      await writeEntries(step, transaction, { audited, changes })
    })
  },
)

const NOTED = { kind: "order", action: "noted" } as const

const notesOf = ({ container }: StepExecutionContext) =>
  container.resolve<OrderNoteModuleService>(ORDER_NOTE_MODULE)

const toldOf = (internal: boolean) => ({ note: internal ? "internal" : "to the customer" })

export const writeNoteWorkflowId = "write-order-note"

/** A note of staff to an order; its customer hears of one that is not internal. Throws ShopError. */
export const writeNoteWorkflow = createWorkflow(writeNoteWorkflowId, (input: WriteNoteInput) => {
  const note = identifyNoteStep()
  // Medusa tells events once the workflow has succeeded.
  announceStep({
    news: transform({ note }, ({ note }) => [{ name: NOTE_WRITTEN, data: { id: note.id } }]),
  })
  return new WorkflowResponse(
    writeNoteStep(transform({ input, note }, ({ input, note }) => ({ ...input, id: note.id }))),
  )
})
