import { hash } from "../parts/numbering"
import { catalogueParts } from "../parts/parts"
import type { CataloguePart } from "../parts/types"
import type { JudgedSearch } from "./judged-search"

const SOLD = catalogueParts().filter(({ status }) => status.state === "active")

/** The name up to its first comma: what a buyer says of it. */
const headOf = ({ name }: CataloguePart) => name.split(",")[0] ?? name

/** Parts that two words and the first measure tell from all others. */
const TOLD_APART = SOLD.filter(
  (part) => SOLD.filter((other) => headOf(other) === headOf(part)).length === 1,
).filter((part) => measureOf(headOf(part)) !== undefined)

/** The same parts in every run, others for each use. */
function drawn(parts: readonly CataloguePart[], use: string, count: number): CataloguePart[] {
  return [...parts]
    .sort((one, other) => hash(`${use}:${one.sku}`) - hash(`${use}:${other.sku}`))
    .slice(0, count)
}

/** All the measures of a head: 280 × 22. */
function measureOf(head: string): string | undefined {
  return /\d[\d.]*( × \d[\d.]*)+/.exec(head)?.[0]
}

/** The words before the first number. */
function wordsOf(head: string): string {
  return /^\D+/.exec(head)?.[0].trim() ?? head
}

const PUNCTUATED: readonly ((number: string) => string)[] = [
  (number) => number.toLowerCase(),
  (number) => number.replaceAll(/[-. /]/g, ""),
  (number) => number.replaceAll(/[-. /]/g, "–"),
  (number) => number.replaceAll(/[-. /]/g, " "),
  (number) => number.replaceAll(/[-. /]/g, "."),
]

const punctuated = (number: string, index: number) =>
  PUNCTUATED[index % PUNCTUATED.length]?.(number) ?? number

function numbers(): JudgedSearch[] {
  return drawn(SOLD, "sku", 20).map(({ sku }, index) => ({
    kind: "number",
    q: punctuated(sku, index),
    wants: sku,
  }))
}

function otherNumbers(): JudgedSearch[] {
  const found = (part: CataloguePart, number: string | undefined, index: number): JudgedSearch[] =>
    number ? [{ kind: "other number", q: punctuated(number, index), wants: part.sku }] : []
  const competitors = SOLD.filter(({ competitorNumbers }) => competitorNumbers.length > 0)
  const renamed = SOLD.filter(({ formerNumbers }) => formerNumbers.length > 0)
  return [
    ...drawn(SOLD, "oem", 15).flatMap((part, index) =>
      found(part, part.oemNumbers[0]?.number, index),
    ),
    ...drawn(SOLD, "maker", 5).flatMap((part, index) => {
      const [oem] = part.oemNumbers
      return found(part, oem && `${oem.maker} ${oem.number}`, index)
    }),
    ...drawn(SOLD, "ean", 5).flatMap((part) => found(part, part.ean, 0)),
    ...drawn(competitors, "competitor", 8).flatMap((part, index) =>
      found(part, part.competitorNumbers[0]?.number, index),
    ),
    ...drawn(renamed, "former", 7).flatMap((part, index) =>
      found(part, part.formerNumbers[0], index),
    ),
  ]
}

const TIMES: readonly string[] = ["x", " x ", "×", "X", "*"]

function measures(): JudgedSearch[] {
  return drawn(TOLD_APART, "measure", 20).map((part, index) => {
    const measure = measureOf(headOf(part))?.replaceAll(" × ", TIMES[index % TIMES.length] ?? "x")
    const words = wordsOf(headOf(part)).toLowerCase()
    const q = index % 2 === 0 ? `${measure} ${words}` : `${words} ${measure}mm`
    return { kind: "measure", q, wants: part.sku }
  })
}

/** Missing, too many, wrong, swapped. */
const TYPOS: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => `${word.slice(0, at)}q${word.slice(at + 1)}`,
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
]

function typos(): JudgedSearch[] {
  return drawn(TOLD_APART, "typo", 15).map((part, index) => {
    const [longest = ""] = wordsOf(headOf(part))
      .split(" ")
      .sort((one, other) => other.length - one.length)
    const wrong = TYPOS[index % TYPOS.length]?.(longest, 1 + (index % (longest.length - 2)))
    return { kind: "typo", q: headOf(part).replace(longest, wrong ?? ""), wants: part.sku }
  })
}

/** In any order, which a hash decides. */
function words(): JudgedSearch[] {
  return drawn(TOLD_APART, "words", 17).map((part) => {
    const typed = headOf(part).replaceAll(" × ", "x").split(" ")
    const q = typed.sort((one, other) => hash(`${part.sku}:${one}`) - hash(`${part.sku}:${other}`))
    return { kind: "words", q: q.join(" ").toLowerCase(), wants: part.sku }
  })
}

function compounds(): JudgedSearch[] {
  return drawn(TOLD_APART, "compound", 13).map((part, index) => {
    const joined = wordsOf(headOf(part)).replaceAll(" ", index % 2 === 0 ? "" : "-")
    const q = `${joined} ${measureOf(headOf(part))?.replaceAll(" × ", "x")}`
    return { kind: "compound", q: index % 3 === 0 ? q.toLowerCase() : q, wants: part.sku }
  })
}

/** Searches that follow from the parts, the same ones in every run. */
export function searchesByRule(): JudgedSearch[] {
  return [...numbers(), ...otherNumbers(), ...measures(), ...typos(), ...words(), ...compounds()]
}
