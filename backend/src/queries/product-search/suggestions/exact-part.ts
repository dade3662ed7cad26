import type { MedusaContainer } from "@medusajs/framework/types"
import { readMeaning } from "../../order-lines/meant-parts"
import type { Buyer } from "../../product/sellable"

/**
 * The id of the one part that has what was typed as a number of its own, in any punctuation: where a
 * former number is one part's alone, that part. Null where none or several have it.
 */
export async function readExactPart(
  container: MedusaContainer,
  asked: { number: string; buyer: Buyer },
): Promise<string | null> {
  const meaning = await readMeaning(container, asked)
  if (!meaning) return null
  if (meaning.status === "found") return meaning.candidate.part.id
  const [only, ...others] = meaning.candidates
  return meaning.status === "superseded" && only && others.length === 0 ? only.part.id : null
}
