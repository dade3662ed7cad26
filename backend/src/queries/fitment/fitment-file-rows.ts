import type { MedusaContainer } from "@medusajs/framework/types"
import { joinList } from "../../contract/product/cell-list"
import type { FitmentColumn } from "../../contract/vehicle/fitment-csv"
import { monthText } from "../../contract/vehicle/month"
import { queryPrepared } from "../database/prepared-query"
import { OF_VEHICLE } from "../vehicle/vehicle-rows"
import { IS_OWN, KNOWN_VEHICLE, type OwnFitment } from "./own-fitments"

const PAGE = `select f.variant_id, f.id, coalesce(nullif(part.sku, ''), part.id) as sku, f.position,
    f.quantity, f.built_from, f.built_to, f.note, ${KNOWN_VEHICLE} as vehicle
  from fitment f
  join product_variant part on part.id = f.variant_id and part.deleted_at is null
  join vehicle v on v.id = f.vehicle_id ${OF_VEHICLE}
  where (f.variant_id, f.id) > (cast(:variant_id as text), cast(:id as bigint)) and ${IS_OWN}
  order by f.variant_id, f.id limit :limit`

export type FileRow = OwnFitment & { variant_id: string; sku: string }

/** Behind which fitment a page begins. */
export type FilePlace = Pick<FileRow, "variant_id" | "id">

export const FILE_START: FilePlace = { variant_id: "", id: 0 }

/** The fitments of the file behind one of them, those of a part together. */
export function readFilePage(
  container: MedusaContainer,
  { variant_id, id, limit }: FilePlace & { limit: number },
): Promise<FileRow[]> {
  return queryPrepared<FileRow>(container, PAGE, { variant_id, id, limit })
}

/** A fitment as a row of the file. */
export function cellsOf({ sku, vehicle, ...fitment }: FileRow): Record<FitmentColumn, string> {
  const { make, model, generation, engine_codes, ktype, hsn_tsn, id } = vehicle
  const { position, quantity, note, built_from, built_to } = fitment
  return {
    sku,
    ...{ make, model, generation, engine_code: joinList(engine_codes) },
    from: built_from === null ? "" : monthText(built_from),
    to: built_to === null ? "" : monthText(built_to),
    ...{ position, quantity: String(quantity), note },
    ...{ ktype: joinList(ktype), hsn_tsn: joinList(hsn_tsn), vehicle: String(id) },
  }
}
