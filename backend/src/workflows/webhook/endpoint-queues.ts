import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readDueEndpoints } from "../../queries/webhook/endpoints"
import { sendWebhooksWorkflow } from "./workflows/send-webhooks"

/** The endpoints that this process is sending to. */
const queues = new Map<string, Promise<void>>()

/** Begins to send what is due, to each endpoint by itself: one that is slow holds no other. */
export async function startEndpointQueues(container: MedusaContainer): Promise<void> {
  for (const id of await readDueEndpoints(container)) {
    if (queues.has(id)) continue
    queues.set(
      id,
      sendPending(container, id).finally(() => queues.delete(id)),
    )
  }
}

/** Sends to one endpoint until nothing is due. What fails here is due again in a minute. */
async function sendPending(container: MedusaContainer, endpoint_id: string): Promise<void> {
  const run = () => sendWebhooksWorkflow(container).run({ input: { endpoint_id } })
  try {
    while ((await run()).result > 0);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`Webhooks of ${endpoint_id} wait a minute: ${reason}`)
  }
}
