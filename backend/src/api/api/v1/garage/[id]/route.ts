import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { changeGarageVehicleSchema } from "../../../../../contract/vehicle/garage"
import { changeGarageVehicleWorkflow } from "../../../../../workflows/garage/change-garage-vehicle"
import { deleteGarageVehicleWorkflow } from "../../../../../workflows/garage/delete-garage-vehicle"
import { requireMember } from "../../../../http/auth/signed-in"
import { answerGarageVehicle } from "../../../../http/response/answer-garage"

export async function PUT(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireMember(req)
  const own = { id: String(req.params.id), customer_id }
  const change = changeGarageVehicleSchema.parse(req.body)
  await changeGarageVehicleWorkflow(req.scope).run({ input: { ...own, ...change } })
  await answerGarageVehicle(req, res, own)
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireMember(req)
  const input = { id: String(req.params.id), customer_id }
  await deleteGarageVehicleWorkflow(req.scope).run({ input })
  res.json({ success: true })
}
