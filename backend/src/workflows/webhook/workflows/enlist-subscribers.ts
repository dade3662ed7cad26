import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { knownSubscribers } from "../../../kit/registry/registry"
import { holdNumber } from "../../../locks/advisory-lock"
import { ADVISORY_LOCKS } from "../../../locks/locks"
import { newSecret } from "../http/signature"
import { type PluginEndpoint, planSubscribers } from "../plugin/plan-subscribers"
import { beginPrices } from "../price-changes"
import { beginStock } from "../stock-changes"

const KNOWN = `select id, url, events, is_active, off_reason from webhook_endpoint
  where url like 'plugin:%' and deleted_at is null`

const enlistSubscribersStepId = "enlist-plugin-subscribers"

/**
 * Writes down whom events are kept for: the subscribers of the plugins that are loaded. One process
 * at a time, or each would write its own. Not undone: it is what this process has loaded.
 */
const enlistSubscribersStep = createStep(
  enlistSubscribersStepId,
  async (_: unknown, { container }) => {
    const database = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
    const count = await database.transaction(enlist)
    return new StepResponse({ count })
  },
)

async function enlist(database: Knex.Transaction): Promise<number> {
  await holdNumber(database, ADVISORY_LOCKS.stockChanges)
  const { rows } = await database.raw<{ rows: PluginEndpoint[] }>(KNOWN)
  const subscribers = knownSubscribers()
  const { fresh, changed } = planSubscribers(subscribers, rows)
  const isNews = fresh.length + changed.length > 0
  if (isNews && subscribers.some(({ events }) => events.includes("stock.changed"))) {
    await beginStock(database)
  }
  if (isNews && subscribers.some(({ events }) => events.includes("price.changed"))) {
    await beginPrices(database)
  }
  for (const { events, ...endpoint } of fresh) {
    await database("webhook_endpoint").insert({
      id: generateEntityId("", "whep"),
      ...endpoint,
      events: JSON.stringify(events),
      is_active: true,
      // Nothing is signed for a plugin; the column asks for one.
      secret: newSecret(),
    })
  }
  for (const { id, events, is_active, off_reason } of changed) {
    const after = { events: JSON.stringify(events), is_active, off_reason, updated_at: new Date() }
    await database("webhook_endpoint").where({ id }).update(after)
  }
  return fresh.length + changed.length
}

export const enlistSubscribersWorkflowId = "enlist-subscribers"

/** Makes whom events are kept for whom the loaded plugins name; answers how many that changed. */
export const enlistSubscribersWorkflow = createWorkflow(
  enlistSubscribersWorkflowId,
  () => new WorkflowResponse(enlistSubscribersStep()),
)
