import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { countRows, queryGraph } from "./query-graph"

// Years that PostgreSQL knows.
const placeSchema = z.tuple([z.iso.datetime().regex(/^[12]/), z.string().regex(/^\w{1,64}$/)])

/** A list's `cursor`, given back by a client: the row behind which its page begins. */
export const cursorSchema = z.string().transform((cursor, context) => {
  const place = placeSchema.safeParse(fromBase64Url(cursor))
  if (place.success) return { created_at: place.data[0], id: place.data[1] }
  context.addIssue({ code: "custom", message: "must be the cursor of a page's next link" })
  return z.NEVER
})

export type Place = z.infer<typeof cursorSchema>

export type Page = { limit: number; cursor?: Place | undefined }

/** A page's rows, how many rows all pages have together, and the cursor of the next one. */
export type PageOf<Row> = { rows: Row[]; total: number; next: string | undefined }

/** The page of a list that nothing can be on. */
export const NO_ROWS: PageOf<never> = { rows: [], total: 0, next: undefined }

type Listed = { id: string; created_at: string | Date }
type List = { entity: string; fields: string[]; filters?: Record<string, unknown> }

/**
 * One page of a list, newest first, ties by id. A page begins behind a row, not at a number: what is
 * added or removed in between moves no other row to another page.
 */
export async function readPage<Row extends Listed>(
  container: MedusaContainer,
  { entity, fields, filters = {} }: List,
  { limit, cursor }: Page,
): Promise<PageOf<Row>> {
  const [found, total] = await Promise.all([
    queryGraph<Row>(container, {
      entity,
      fields,
      filters: cursor ? { $and: [filters, isBehind(cursor)] } : filters,
      // One row more than asked for tells whether there is another page.
      pagination: { order: { created_at: "DESC", id: "DESC" }, take: limit + 1 },
    }),
    countRows(container, { entity, filters }),
  ])
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, total, next: last && found.length > limit ? cursorOf(last) : undefined }
}

function isBehind({ created_at, id }: Place) {
  return { $or: [{ created_at: { $lt: created_at } }, { created_at, id: { $lt: id } }] }
}

/** The `cursor` of the page behind a row. */
export function cursorOf({ created_at, id }: Listed): string {
  return Buffer.from(JSON.stringify([new Date(created_at).toISOString(), id])).toString("base64url")
}

function fromBase64Url(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString())
  } catch {
    return undefined
  }
}
