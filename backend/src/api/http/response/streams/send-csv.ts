import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendInPieces } from "./send-in-pieces"

/** Sends a file as it is made, for nobody's cache. */
export async function sendCsv(
  exchange: [MedusaRequest, MedusaResponse],
  { name, text }: { name: string; text: AsyncIterable<string> },
): Promise<void> {
  const headers = {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "private, no-store",
  }
  await sendInPieces(exchange, { name, text, headers })
}
