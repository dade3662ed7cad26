import type { Part } from "../../testkit/client/parts"
import type { Person } from "../../testkit/client/people"
import { pick, type Random } from "../../testkit/random"

/** What a buyer wants, and does with the order once it is acknowledged. */
export type Purchase = {
  key: string
  buyer: Person
  part: Part
  pieces: number
  then: "keeps" | "cancels" | "pays"
}

const QUANTITIES = [50, 60, 75, 100] as const
const ENDS = ["keeps", "keeps", "cancels", "pays"] as const

type Shoppers = { buyers: readonly Person[]; parts: readonly Part[]; ends: boolean }

/** So many purchases of people and parts by chance; without `ends` nobody cancels and nobody pays. */
export function purchasesOf(count: number, shoppers: Shoppers, random: Random): Purchase[] {
  return Array.from({ length: count }, (_, number) => ({
    key: `purchase-${number}-${Math.floor(random() * 1e9)}`,
    buyer: pick(random, shoppers.buyers),
    part: pick(random, shoppers.parts),
    pieces: pick(random, QUANTITIES),
    then: shoppers.ends ? pick(random, ENDS) : "keeps",
  }))
}
