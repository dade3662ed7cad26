import { z } from "@medusajs/framework/zod"
import { requiredText } from "../text"

/** The event that a note was written. */
export const NOTE_WRITTEN = "order-note.written"

export const LONGEST_NOTE = 2000

export const orderNoteSchema = z.object({
  _id: z.string(),
  text: z.string(),
  internal: z.boolean().meta({ description: "For staff alone; its customer is told of none" }),
  by: z
    .string()
    .meta({ description: "Who of the staff wrote it, for staff; for the customer it is empty" }),
  createdAt: z.string(),
})

/** POST /order/{id}/notes. */
export const writeNoteSchema = z.object({
  text: requiredText("text is required", LONGEST_NOTE),
  internal: z
    .boolean("internal must be true or false")
    .default(true)
    .meta({ description: "false: its customer reads it on the order, and by mail" }),
})

export type OrderNote = z.infer<typeof orderNoteSchema>
export type WriteNote = z.infer<typeof writeNoteSchema>
