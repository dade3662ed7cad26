import { z } from "@medusajs/framework/zod"
import { MOST_LINES } from "../list-sizes"
import {
  orderReturnSchema,
  RETURN_STATES,
  returnedExtraSchema,
  returnedLineSchema,
  returnText,
  SETTLEMENTS,
} from "./order-return"

const MOST_ROWS = 100

/** GET /admin/shop-returns; `waiting` are those that staff have to go on with. */
export const staffReturnsQuerySchema = z.object({
  /** Words of its order, or its own number. */
  q: z.string().trim().max(200).optional(),
  state: z.enum([...RETURN_STATES, "waiting"], "state must be a return's, or waiting").optional(),
  limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(20),
  offset: z.coerce.number().int().min(0).default(0),
})

/** A return as staff read it. */
export const staffReturnSchema = orderReturnSchema.extend({
  lines: z.array(returnedLineSchema.extend({ id: z.string(), line_item_id: z.string() })),
  order_id: z.string(),
  order_number: z.string(),
  customer: z.object({ name: z.string(), email: z.string() }),
  currency_code: z.string(),
  /** What is due for the order now, in major units. */
  order_due: z.number(),
  /** The most that may go back, in major units; null until it was received. */
  worth: z.number().nullable(),
  /** Where it was received. */
  location: z.string().nullable(),
})

/** The page's rows, and how many match in all. */
export const staffReturnsSchema = z.object({
  returns: z.array(staffReturnSchema),
  count: z.number().int(),
})

/** POST /admin/shop-returns/{id}/approve. */
export const approveReturnSchema = z.object({ answer: returnText("answer").default("") })

/** POST /admin/shop-returns/{id}/refuse. */
export const refuseReturnSchema = z.object({
  reason: returnText("reason").min(1, "reason is required"),
})

const count = (field: string) => {
  const message = `${field} must be a whole number from 0`
  return z.number(message).int(message).min(0, message).max(999_999_999, message)
}

/** POST /admin/shop-returns/{id}/receive: every line of the return, by its id. */
export const receiveReturnSchema = z.object({
  lines: z
    .array(
      z.object({
        id: z.string("id must be a line's").max(64, "id must be a line's"),
        good: count("good"),
        damaged: count("damaged"),
      }),
      { error: "lines must be a list" },
    )
    .min(1, "there must be a line")
    .max(MOST_LINES, `there may be ${MOST_LINES} lines at most`)
    .refine(
      (lines) => new Set(lines.map(({ id }) => id)).size === lines.length,
      "a line is named twice: make them one",
    )
    .refine(
      (lines) => lines.some(({ good, damaged }) => good + damaged > 0),
      "no piece came back: refuse the return instead",
    ),
  /** Where its good pieces go into stock; where they were sent from, if nobody says. */
  location_id: z.string().max(64, "location_id must be a location's").optional(),
})

const AMOUNT = "amount must be a number from 0"

/** POST /admin/shop-returns/{id}/settle. */
export const settleReturnSchema = z
  .object({
    as: z.enum(SETTLEMENTS, "as must be refund or replacement"),
    /** Major units; all that the pieces cost, if nobody says. */
    amount: z.number(AMOUNT).min(0, AMOUNT).max(1e12, AMOUNT).optional(),
    /** Why it is less; the customer reads it. */
    reason: returnText("reason").default(""),
  })
  .refine(({ as, amount }) => as === "refund" || amount === undefined, {
    error: "amount is of a refund alone",
    path: ["amount"],
  })

/** GET /admin/shop-returns/extras: what plugins take back, and waits. */
export const staffExtrasSchema = z.object({
  extras: z.array(
    returnedExtraSchema.extend({
      plugin: z.string(),
      order_id: z.string(),
      order_number: z.string(),
    }),
  ),
})

/** POST /admin/shop-returns/extras/{id}/receive; 0 refuses it. */
export const receiveExtraSchema = z.object({ qty: count("qty") })

export type StaffReturn = z.infer<typeof staffReturnSchema>
export type StaffReturns = z.infer<typeof staffReturnsSchema>
export type StaffReturnsQuery = z.infer<typeof staffReturnsQuerySchema>
export type ApproveReturn = z.infer<typeof approveReturnSchema>
export type RefuseReturn = z.infer<typeof refuseReturnSchema>
export type ReceiveReturn = z.infer<typeof receiveReturnSchema>
export type SettleReturn = z.infer<typeof settleReturnSchema>
export type ReceiveExtra = z.infer<typeof receiveExtraSchema>
export type StaffExtras = z.infer<typeof staffExtrasSchema>
