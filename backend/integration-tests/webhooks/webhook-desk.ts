import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import {
  webhookDeliveryListSchema,
  webhookDeliverySchema,
  webhookSchema,
  type WebhookEvent,
} from "../../src/contract/webhook/webhook"
import type { Answer, TestApi } from "../setup/test-api"

const madeSchema = z.object({ webhook: webhookSchema, secret: z.string() }).strict()
const oneSchema = z.object({ webhook: webhookSchema }).strict()
const deliverySchema = z.object({ delivery: webhookDeliverySchema })

/** What staff do with webhooks, over HTTP, and what time and other processes do to them. */
export function webhookDesk(container: MedusaContainer, api: TestApi, token: string) {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    api.call({ method, path: `/admin${path}`, body, token })
  const log = async (id: string, query = "") =>
    webhookDeliveryListSchema.parse((await call("GET", `/webhooks/${id}/deliveries${query}`)).body)
  return {
    call,
    log,
    add: async (url: string, events: WebhookEvent[]) => {
      const { body } = await call("POST", "/webhooks", { url, events })
      const { webhook, secret } = madeSchema.parse(body)
      return { ...webhook, secret }
    },
    get: async (id: string) => oneSchema.parse((await call("GET", `/webhooks/${id}`)).body).webhook,
    rotate: async (id: string) =>
      madeSchema.parse((await call("POST", `/webhooks/${id}/secret`)).body),
    test: async (id: string) =>
      deliverySchema.parse((await call("POST", `/webhooks/${id}/ping`)).body).delivery,
    again: (id: string) => call("POST", `/webhook-deliveries/${id}/retry`),
    /** Each delivery's type, state and attempts, the last first. */
    states: async (id: string) =>
      (await log(id)).deliveries.map(({ type, state, attempts }) => `${type} ${state} ${attempts}`),
    /** As if an hour had gone by since the last attempts. */
    letTimePass: (endpoint_id: string) =>
      database("webhook_delivery")
        .where({ endpoint_id })
        .whereNotNull("next_attempt_at")
        .update({ next_attempt_at: new Date(Date.now() - 1000) }),
    /** A sender's turn; in tests one of several. */
    send: async (endpoint_id: string) => {
      const engine = container.resolve(Modules.WORKFLOW_ENGINE)
      return (await engine.run("send-webhooks", { input: { endpoint_id } })).result as number
    },
    /** A job's look at the stock. */
    lookAtStock: () => container.resolve(Modules.WORKFLOW_ENGINE).run("queue-stock-webhooks"),
    /** A job's look at the prices. */
    lookAtPrices: () => container.resolve(Modules.WORKFLOW_ENGINE).run("queue-price-webhooks"),
    /** What a job finds in all orders. */
    sweep: () =>
      container.resolve(Modules.WORKFLOW_ENGINE).run("queue-order-webhooks", { input: {} }),
    change: (table: string, id: string, values: Record<string, unknown>) =>
      database(table).where({ id }).update(values),
    write: (table: string, rows: Record<string, unknown>[]) => database(table).insert(rows),
    forget: (table: string) => database(table).delete(),
  }
}
