import { z } from "@medusajs/framework/zod"
import type { NumberKind } from "../../product/part-number"
import { brandAndNumber } from "../../product/brand-and-number"

/** Kinds of numbers that staff write by row; the SKU is the part's own, in its form. */
export const WRITTEN_KINDS = ["oem", "competitor", "ean", "former"] as const satisfies NumberKind[]

/** Of which the maker is told: an EAN and a former number have none. */
export const KINDS_WITH_BRAND: readonly NumberKind[] = ["oem", "competitor"]

const LONGEST = 100

/** A number of a part, as staff see it. */
export type StaffNumber = {
  kind: (typeof WRITTEN_KINDS)[number]
  brand: string
  number: string
  /** Both, as they are printed; what a change names it by. */
  shown: string
}

export type StaffNumbers = {
  numbers: StaffNumber[]
  /** Whether other variants of the product share all but the EAN. */
  has_siblings: boolean
}

const typed = z
  .string("must be text")
  .trim()
  .max(LONGEST, `must be at most ${LONGEST} characters`)
  .refine((text) => !text.includes("\0"), "must not contain the zero character")

/**
 * POST /admin/part-numbers/{variant}: `from` is what was seen, null for a new number; without `to`
 * it is taken away.
 */
export const changeNumberSchema = z
  .object({
    kind: z.enum(WRITTEN_KINDS),
    from: typed.nullable().default(null),
    to: z
      .object({ brand: typed.default(""), number: typed.min(1, "number is required") })
      .nullable(),
  })
  .superRefine(({ to }, context) => {
    if (!to || to.brand === "") return
    const { brand } = brandAndNumber(shownNumber(to))
    if (brand === to.brand.replace(/\s+/g, " ")) return
    const message = "A maker's name has no digits; of several words they begin with a capital alone"
    context.addIssue({ code: "custom", path: ["to", "brand"], message })
  })

export type ChangeNumber = z.infer<typeof changeNumberSchema>

/** A number as its data sheet has it. */
export function shownNumber({ brand, number }: { brand: string; number: string }): string {
  return [brand.replace(/\s+/g, " "), number].filter(Boolean).join(" ")
}
