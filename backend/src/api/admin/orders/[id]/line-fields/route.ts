import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readOrderLineFields } from "../../../../../queries/field/thing-fields"

/** What plugins declared of an order's lines, for its page in Medusa Admin. */
export async function GET(
  { params, scope }: AuthenticatedMedusaRequest,
  res: MedusaResponse,
): Promise<void> {
  res.json(await readOrderLineFields(scope, params.id ?? ""))
}
