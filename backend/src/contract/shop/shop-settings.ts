import { z } from "@medusajs/framework/zod"
import { imageAddress } from "../product/picture/image-address"
import { mail, requiredText } from "../text"
import { carrierProblem } from "./carriers"
import { synonymsSchema } from "./synonyms"

const HIGHEST_MINIMUM = 1_000_000
const MOST_MAILS = 20

/** Lines of text that may be empty; Medusa's answer tells the message alone, so it names the field. */
function optionalText(field: string, maximum: number) {
  return z
    .string(`${field} must be text`)
    .trim()
    .max(maximum, `${field} must be at most ${maximum} characters`)
    .regex(/^(\P{Cc}|\n)*$/u, `${field} must not contain control characters`)
}

const MOST_CARRIERS = 50

const carriersSchema = z
  .array(z.string().trim().max(600, "carriers must be lines of at most 600 characters"), {
    error: "carriers must be a list of lines",
  })
  .max(MOST_CARRIERS, `carriers must be at most ${MOST_CARRIERS}`)
  .superRefine((lines, context) => {
    const problem = lines.map(carrierProblem).find(Boolean)
    if (problem) context.addIssue({ code: "custom", message: `carriers: ${problem}` })
  })

const MOST_RETURN_DAYS = 3650
const DAYS = `return_days must be a whole number from 0 to ${MOST_RETURN_DAYS}`

const WHOLE = `minimum_order_quantity must be a whole number from 1 to ${HIGHEST_MINIMUM}`

export const shopSettingsSchema = z.object({
  name: requiredText("name is required", 80),
  logo: z
    .string("logo must be text")
    .trim()
    .refine(
      (text) => text === "" || imageAddress.safeParse(text).success,
      "logo must be an http(s) address or a path of the shop",
    ),
  address: optionalText("address", 500),
  phone: optionalText("phone", 40),
  hours: optionalText("hours", 100),
  web: optionalText("web", 200),
  /** Who is told of each new order. */
  staff_mails: z
    .array(z.string(), "staff_mails must be a list of mail addresses")
    .min(1, "staff_mails must name at least one mail address")
    .max(MOST_MAILS, `staff_mails must be at most ${MOST_MAILS} mail addresses`)
    .refine(
      (mails) => mails.every((text) => mail.safeParse(text).success),
      "staff_mails must be mail addresses",
    )
    .transform((mails) => [...new Set(mails.map((text) => mail.parse(text)))]),
  /** The least that can be ordered of a part that has no minimum of its own. */
  minimum_order_quantity: z.number(WHOLE).int(WHOLE).min(1, WHOLE).max(HIGHEST_MINIMUM, WHOLE),
  /** Whether a new review waits until staff publish it. */
  review_moderation: z.boolean("review_moderation must be true or false"),
  /** Words that searches take for the same. */
  synonyms: synonymsSchema,
  /** Who carries parcels, one a line, with the link of its numbers: "DHL = https://…{number}". */
  carriers: carriersSchema,
  /** How long after arrival customers may ask to give pieces back; 0: the shop takes no returns. */
  return_days: z.number(DAYS).int(DAYS).min(0, DAYS).max(MOST_RETURN_DAYS, DAYS),
})

/** POST /admin/shop-settings: what is to change; the rest stays. */
export const updateShopSettingsSchema = shopSettingsSchema.partial().strict()

export type ShopSettings = z.infer<typeof shopSettingsSchema>
export type UpdateShopSettings = z.infer<typeof updateShopSettingsSchema>
