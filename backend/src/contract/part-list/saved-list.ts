import { z } from "@medusajs/framework/zod"
import { basketLineSchema, seenVersion, wishedLineSchema } from "../basket/basket"
import { requiredText } from "../text"
import { LONGEST_NAME } from "./list-name"

/** As many saved lists as a person keeps. */
export const MOST_LISTS = 100

/** As many different parts as a saved list holds. */
export const MOST_LIST_LINES = 2_000

const LONGEST_LINE_NOTE = 200
const LONGEST_LIST_NOTE = 500

const savedLineSchema = basketLineSchema.extend({ note: z.string() })

/** A list as whoever has its link reads it: nothing of its owner. */
export const sharedListSchema = z.object({
  name: z.string(),
  note: z.string(),
  changedAt: z.string(),
  lines: z.array(savedLineSchema),
  total: z.number().meta({ description: "Of all lines that have a price, in major units" }),
  weight: z
    .number()
    .nullable()
    .meta({ description: "Grams of the lines whose weight is known; null where none is" }),
})

export const savedListSchema = sharedListSchema.extend({
  _id: z.string(),
  version: z.number().int().meta({ description: "Another number after each change" }),
  shareToken: z
    .string()
    .nullable()
    .meta({ description: "What GET /shared-list/{token} takes; null while it is not shared" }),
})

/** A list among others. */
export const listHeadSchema = z.object({
  _id: z.string(),
  name: z.string(),
  note: z.string(),
  lines: z.number().int().meta({ description: "How many lines it has" }),
  version: z.number().int(),
  changedAt: z.string(),
  isShared: z.boolean(),
})

export const shareSchema = z.object({ shareToken: z.string() })

const name = requiredText("name is required", LONGEST_NAME)

const noteOf = (most: number) => z.string().trim().max(most, `must be at most ${most} characters`)

export const listedLineSchema = wishedLineSchema.extend({
  note: noteOf(LONGEST_LINE_NOTE).default(""),
})

const lines = z
  .array(listedLineSchema, { error: "lines is required" })
  .max(MOST_LIST_LINES, `must be at most ${MOST_LIST_LINES} lines`)

/** POST /lists. */
export const newListSchema = z.object({
  name,
  note: noteOf(LONGEST_LIST_NOTE).default(""),
  lines: lines.default([]),
})

/** PUT /list/{id}: what is left out stays. */
export const changeListSchema = z.object({
  name: name.optional(),
  note: noteOf(LONGEST_LIST_NOTE).optional(),
  lines: lines.optional(),
  version: seenVersion,
})

/** POST /list/{id}/lines. */
export const listLinesSchema = z.object({ lines })

/** POST /list/{id}/copy and POST /shared-list/{token}/copy. */
export const copyListSchema = z.object({
  name: name.optional().meta({ description: 'Without it the same name, with "(copy)" behind it' }),
})

export type SavedLine = z.infer<typeof savedLineSchema>
export type SharedList = z.infer<typeof sharedListSchema>
export type SavedList = z.infer<typeof savedListSchema>
export type ListHead = z.infer<typeof listHeadSchema>
export type ListedLine = z.infer<typeof listedLineSchema>
