import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { garageHeadersSchema } from "../../../../contract/calls/garage"
import { newGarageVehicleSchema } from "../../../../contract/vehicle/garage"
import { readNamedVehicle } from "../../../../queries/fitment/asked-vehicle"
import { readGarage } from "../../../../queries/garage/garage"
import { addToGarageWorkflow } from "../../../../workflows/garage/add-to-garage"
import { requireMember } from "../../../http/auth/signed-in"
import { answerGarageVehicle } from "../../../http/response/answer-garage"
import { answerPrivately } from "../../../http/response/answer-list"
import { toGarageVehicle } from "../../../http/serializers/vehicle"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireMember(req)
  const rows = await readGarage(req.scope, { customer_id })
  answerPrivately(res, rows.map(toGarageVehicle))
}

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireMember(req)
  const { vehicleId, ...told } = newGarageVehicleSchema.parse(req.body)
  const { "idempotency-key": idempotency_key } = garageHeadersSchema.parse(req.headers)
  const named = { vehicle: vehicleId, field: "vehicleId" } as const
  const { id: vehicle_id } = await readNamedVehicle(req.scope, named)
  const input = { customer_id, vehicle_id, idempotency_key, ...told }
  const { result: id } = await addToGarageWorkflow(req.scope).run({ input })
  res.status(201)
  await answerGarageVehicle(req, res, { id, customer_id })
}
