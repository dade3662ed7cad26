import type { MedusaContainer } from "@medusajs/framework/types"
import { MOST_CANDIDATES } from "../../contract/order-lines/checked-lines"
import { readParts } from "../product/parts"
import type { Buyer, Sellable } from "../product/sellable"
import { readNumbers, readNumbersBegun, type FoundNumber } from "./found-numbers"

/** As many parts as one answer reads; where it asks for many numbers, each tells fewer candidates. */
const MOST_PARTS = 4_000

/** For so many unknown numbers those are told that begin so. */
const MOST_UNKNOWN = 50

export type Candidate = { part: Sellable; number: FoundNumber }

/** What a number means to this buyer: one part, or why not and which parts come near. */
export type Meaning =
  | { status: "found"; candidate: Candidate }
  | { status: "unknown" | "ambiguous" | "superseded"; candidates: Candidate[] }

/** What numbers mean, each by itself; what is not sold to the buyer is not told. */
export async function readMeanings(
  container: MedusaContainer,
  { numbers, buyer }: { numbers: readonly string[]; buyer: Buyer },
): Promise<Map<string, Meaning>> {
  const asked = [...new Set(numbers)]
  const most = Math.max(2, Math.min(MOST_CANDIDATES, Math.floor(MOST_PARTS / asked.length)))
  const whole = await readNumbers(container, { numbers: asked, most })
  const unknown = asked.filter((_, at) => whole[at]?.length === 0).slice(0, MOST_UNKNOWN)
  const begun = await readNumbersBegun(container, { numbers: unknown, most })
  const ids = [...whole, ...begun].flat().map(({ variant_id }) => variant_id)
  const candidatesOf = candidatesIn(await readParts(container, { ids, buyer }))
  const near = new Map(unknown.map((number, at) => [number, candidatesOf(begun[at])]))
  return new Map(
    asked.map((number, at) => {
      const found = candidatesOf(whole[at])
      return [number, meaningOf(found) ?? { status: "unknown", candidates: near.get(number) ?? [] }]
    }),
  )
}

/** What one number means to this buyer; undefined where nothing that is sold to them has it. */
export async function readMeaning(
  container: MedusaContainer,
  { number, buyer }: { number: string; buyer: Buyer },
): Promise<Meaning | undefined> {
  const [found = []] = await readNumbers(container, { numbers: [number], most: MOST_CANDIDATES })
  if (found.length === 0) return undefined
  const ids = found.map(({ variant_id }) => variant_id)
  return meaningOf(candidatesIn(await readParts(container, { ids, buyer }))(found))
}

/** Each found number with its part, where that is among these. */
function candidatesIn(parts: ReadonlyMap<string, Sellable>) {
  const sold = new Map([...parts.values()].map((part) => [part.variant_id, part]))
  return (found: readonly FoundNumber[] = []): Candidate[] =>
    found.flatMap((number) => {
      const part = sold.get(number.variant_id)
      return part ? [{ part, number }] : []
    })
}

/** A SKU is meant before another maker's number of the same signs. */
function meaningOf(found: readonly Candidate[]): Meaning | undefined {
  const [first] = found
  if (!first) return undefined
  const { kind } = first.number
  const candidates = found.filter(({ number }) => number.kind === kind)
  if (kind === "former") return { status: "superseded", candidates }
  if (candidates.length > 1) return { status: "ambiguous", candidates }
  return { status: "found", candidate: first }
}
