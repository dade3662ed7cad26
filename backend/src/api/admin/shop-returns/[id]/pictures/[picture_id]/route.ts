import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { answerPicture } from "../../../../../http/response/answer-return"

/** A picture of a return, for staff. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { id = "", picture_id = "" } = req.params
  await answerPicture([req, res], { return_id: id, picture_id })
}
