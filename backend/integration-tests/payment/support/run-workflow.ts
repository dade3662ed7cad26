import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

type Workflows = {
  "create-payment-intent": {
    input: { customer_id: string; amount: number; order_id?: string }
    result: { client_secret: string; order_id: string }
  }
  "mark-order-paid": {
    input: {
      order_id: string
      payment_intent_id: string
      customer_id?: string
      is_admin?: boolean
    }
    result: { id: string; status: string; total: unknown }
  }
  "receive-stripe-webhook": {
    input: { raw_body: string; signature: string }
    result: { duty: "payment" | "refund" | "note" | "nothing" }
  }
  "reconcile-payment": {
    input: { session_id?: string; refund_request_id?: string }
    result: { looked?: { is_paid: boolean } }
  }
}

/**
 * Runs a workflow as the shop loaded it. A test that imported its file would load it a second time,
 * and Medusa refuses two workflows of one id.
 */
export async function runWorkflow<Id extends keyof Workflows>(
  container: MedusaContainer,
  id: Id,
  input: Workflows[Id]["input"],
): Promise<Workflows[Id]["result"]> {
  const engine = container.resolve(Modules.WORKFLOW_ENGINE)
  const { result } = await engine.run(id, { input })
  return result as Workflows[Id]["result"]
}
