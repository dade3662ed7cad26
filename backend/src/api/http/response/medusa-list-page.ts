import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import type { ListPage, Page } from "../../../queries/staff-list/list-page"

/** No row's id, so that a page of none is an empty list. */
const NONE = "none"

const paged = z.looseObject({ skip: z.number(), take: z.number() })
const rowsWithIds = z.array(z.looseObject({ id: z.string() }))

/** The page that Medusa has read from what a list is asked for; undefined where it is none. */
export function askedPage({ queryConfig }: MedusaRequest): Page | undefined {
  const { data } = paged.safeParse(queryConfig.pagination)
  return data && { skip: data.skip, take: data.take }
}

/**
 * Has Medusa's route read just the rows of a page that is found already, and answers them in its order,
 * with how many the whole list has. `list` is the answer's field with the rows.
 */
export function readFoundPage(
  req: MedusaRequest,
  res: MedusaResponse,
  { ids, count, list }: ListPage & { list: string },
): void {
  const page = askedPage(req)
  req.filterableFields = { id: ids.length > 0 ? ids : [NONE] }
  req.queryConfig.pagination = { ...req.queryConfig.pagination, skip: 0 }
  const json = res.json.bind(res)
  res.json = (body: unknown) => {
    res.json = json
    const answer = z.looseObject({ [list]: rowsWithIds }).safeParse(body)
    if (!answer.success) return json(body)
    const rows = inOrder(rowsWithIds.parse(answer.data[list]), ids)
    return json({ ...answer.data, [list]: rows, count, offset: page?.skip ?? 0 })
  }
}

function inOrder<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  return rows.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
}
