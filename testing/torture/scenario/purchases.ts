import type { Part } from "../../testkit/client/parts"
import type { Person } from "../../testkit/client/people"
import type { Line } from "../../testkit/client/orders"
import { pick, pickSome, type Random } from "../../testkit/random"

/** What a buyer wants, and does with the order once it is acknowledged. */
export type Purchase = {
  key: string
  buyer: Person
  /** Of one line or of many, by either body of the call. */
  lines: Line[]
  then: "keeps" | "cancels" | "pays"
}

const QUANTITIES = [50, 60, 75, 100] as const
const MOST_LINES = 20
const ENDS = ["keeps", "keeps", "cancels", "pays"] as const

type Shoppers = { buyers: readonly Person[]; parts: readonly Part[]; ends: boolean }

/** So many purchases of people and parts by chance; without `ends` nobody cancels and nobody pays. */
export function purchasesOf(count: number, shoppers: Shoppers, random: Random): Purchase[] {
  return Array.from({ length: count }, (_, number) => ({
    key: `purchase-${number}-${Math.floor(random() * 1e9)}`,
    buyer: pick(random, shoppers.buyers),
    // Every other purchase is of one part, as most are.
    lines: basketOf(shoppers.parts, { most: number % 2 === 0 ? 1 : MOST_LINES, random }),
    then: shoppers.ends ? pick(random, ENDS) : "keeps",
  }))
}

type Basket = { most?: number; random: Random }

/** From one to twenty parts by chance, in random order. */
export function basketOf(parts: readonly Part[], { most = MOST_LINES, random }: Basket): Line[] {
  return pickSome(random, parts, most).map((part) => ({ part, pieces: pick(random, QUANTITIES) }))
}
