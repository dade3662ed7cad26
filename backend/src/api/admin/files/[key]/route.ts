import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { privateFileName } from "../../../../files/private-file"
import { sendCsv } from "../../../http/response/streams/send-csv"

/** What Medusa wrote for staff alone, its exports of products and orders. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const files = req.scope.resolve(Modules.FILE)
  const { key = "" } = req.params
  const name = privateFileName(key)
  if (!name) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such file")
  // Throws where it is gone, before the answer has begun.
  await files.retrieveFile(key)
  const text = await files.getDownloadStream(key)
  await sendCsv([req, res], { name, text: text.setEncoding("utf8") })
}
