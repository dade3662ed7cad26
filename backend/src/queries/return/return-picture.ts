import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"

const PICTURE = `select picture.content from return_request_picture picture
  join return_request r on r.id = picture.request_id and r.deleted_at is null
  where picture.id = :picture_id and r.id = :return_id
    and (cast(:order_id as text) is null or r.order_id = :order_id)`

type Named = { picture_id: string; return_id: string; order_id?: string }

/** A picture of a return as WebP; undefined where there is none. */
export async function readReturnPicture(
  container: MedusaContainer,
  { picture_id, return_id, order_id }: Named,
): Promise<Buffer | undefined> {
  const [row] = await queryPrepared<{ content: Buffer }>(container, PICTURE, {
    ...{ picture_id, return_id, order_id: order_id ?? null },
  })
  return row?.content
}
