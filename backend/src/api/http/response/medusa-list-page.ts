import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import type { ListPage, Page } from "../../../queries/staff-list/list-page"

/** No row's id, so that a page of none is an empty list. */
const NONE = "none"

const paged = z.looseObject({ skip: z.number(), take: z.number() })
const rowsByIds = z.array(z.looseObject({ id: z.string().optional() }))
const named = z.union([z.string().transform((id) => [id]), z.array(z.string())])

/** Signs of a search that are read. */
const LONGEST = 200

/** What Medusa's list is searched for; empty where it is not. */
export function askedWords({ filterableFields }: MedusaRequest): string {
  const { data = "" } = z.string().safeParse(filterableFields.q)
  return data.trim().slice(0, LONGEST)
}

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
  req.filterableFields = { id: orNone(ids) }
  req.queryConfig.pagination = { ...req.queryConfig.pagination, skip: 0 }
  const json = res.json.bind(res)
  res.json = (body: unknown) => {
    res.json = json
    const answer = z.looseObject({ [list]: rowsByIds }).safeParse(body)
    if (!answer.success) return json(body)
    const rows = inOrder(rowsByIds.parse(answer.data[list]), ids)
    return json({ ...answer.data, [list]: rows, count, offset: page?.skip ?? 0 })
  }
}

type Found = {
  ids: readonly string[]
  /** Whether nothing but words was asked for, or all else was met already. */
  isAll: boolean
  list: string
}

/** Answers a page of what a search found, in its order, unless Medusa is to filter or order it. */
export function readFound(
  req: MedusaRequest,
  res: MedusaResponse,
  { ids, isAll, list }: Found,
): void {
  const page = askedPage(req)
  if (!page || !isAll || req.queryConfig.pagination.order) return searchAmong(req, ids)
  const onPage = ids.slice(page.skip, page.skip + page.take)
  readFoundPage(req, res, { ids: onPage, count: ids.length, list })
}

/** Has Medusa's route filter and order what a search found by the shop's own, in place of its words. */
export function searchAmong({ filterableFields }: MedusaRequest, found: readonly string[]): void {
  const { data: wanted } = named.safeParse(filterableFields.id)
  delete filterableFields.q
  filterableFields.id = orNone(wanted ? found.filter((id) => wanted.includes(id)) : found)
}

function orNone(ids: readonly string[]): readonly string[] {
  return ids.length > 0 ? ids : [NONE]
}

function inOrder<Row extends { id?: string | undefined }>(
  rows: readonly Row[],
  ids: readonly string[],
): Row[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ id = "" }: Row) => places.get(id) ?? 0
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}
