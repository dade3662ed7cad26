import { z } from "@medusajs/framework/zod"

const MOST_GROUPS = 500
const MOST_TEXTS = 12
const LONGEST_TEXT = 40

/** Groups of words that mean the same, one text a group: "brake disc, rotor". */
export const synonymsSchema = z
  .array(z.string(), "synonyms must be a list of texts")
  .transform((groups) => groups.map(tidied).filter((group) => group !== ""))
  .superRefine((groups, { addIssue }) => {
    const complain = (message: string) => addIssue({ code: "custom", message })
    if (groups.length > MOST_GROUPS) complain(`synonyms must be at most ${MOST_GROUPS} groups`)
    groups.forEach((group, index) => {
      const fault = faultOf(group)
      if (fault) complain(`synonyms, group ${index + 1}: ${fault}`)
    })
  })

/** What staff of a new shop find in the list. */
export const DEFAULT_SYNONYMS: readonly string[] = [
  "brake disc, brake rotor, rotor",
  "shock absorber, damper, strut",
  "cabin filter, pollen filter",
  "headlamp, headlight",
]

/** Why a group is none; undefined where it is one. */
function faultOf(group: string): string | undefined {
  const texts = group.split(", ")
  if (texts.length < 2) return "needs two words at least, with commas between them"
  if (texts.length > MOST_TEXTS) return `has more than ${MOST_TEXTS} words`
  if (texts.some((text) => text.length > LONGEST_TEXT)) {
    return `has a word of more than ${LONGEST_TEXT} letters`
  }
  if (texts.some((text) => !/[\p{L}\p{N}]/u.test(text) || /\p{Cc}/u.test(text))) {
    return "has a word without letters"
  }
  return undefined
}

function tidied(group: string): string {
  const texts = group.split(",").map((text) => text.trim().replace(/\s+/g, " "))
  return [...new Set(texts.filter(Boolean))].join(", ")
}
