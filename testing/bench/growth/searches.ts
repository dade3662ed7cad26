import { connect } from "../../testkit/shop/database"

/** What people type who look for these parts, by the way they know them. */
export function searchesFor(samples: readonly Sample[]): Record<string, string[]> {
  return {
    SKU: samples.map(({ sku }) => sku.toLowerCase()),
    "OEM number": samples.map(({ oem }) => otherwisePunctuated(oem)),
    "name's words": samples.map(({ title }) => wordsOf(title)),
    "one typo": samples.map(({ title }) => withTypo(wordsOf(title))),
    // A short word, which no trigram holds; no made part has this one.
    "two letters": samples.map(({ title }) => `${firstWords(title)} vw`),
  }
}

/** Measures and words that mean the same, as they stand in the box while somebody types. */
const HALF_TYPED = [
  "280",
  "280mm",
  "280x",
  "280 x 22",
  "5x112",
  "m14x1.",
  "12 v",
  "damper",
  "water-pu",
  "vw",
]

/** What stands in the box while people type what they look for: its beginning, a typo, nothing known. */
export function typedFor(samples: readonly Sample[]): string[] {
  const beginnings = samples.flatMap(({ title, sku, oem }) => {
    const words = wordsOf(title)
    return [
      words.slice(0, 4),
      words.slice(0, 7),
      firstWords(title),
      withTypo(words),
      sku.toLowerCase().slice(0, 6),
      otherwisePunctuated(oem).slice(0, 7),
    ]
  })
  return [...new Set([...beginnings, ...HALF_TYPED, "qwert"])]
}

/** 34.11-6 855 as 34-116/855: nobody's marks are the maker's. */
function otherwisePunctuated(oem: string): string {
  const code = oem.replaceAll(/[^A-Za-z0-9]/g, "")
  return `${code.slice(0, 2)}-${code.slice(2, 5)}/${code.slice(5)}`
}

/** Brake disc Garnet Estate 17: what it is and for which vehicle. */
export function wordsOf(title: string): string {
  return title.split(" ").slice(0, -2).join(" ").toLowerCase()
}

/** Brake disc: what it is. */
function firstWords(title: string): string {
  return wordsOf(title).split(" ").slice(0, 2).join(" ")
}

/** The last word without its third letter. */
function withTypo(words: string): string {
  const start = words.lastIndexOf(" ") + 1
  return words.slice(0, start + 2) + words.slice(start + 3)
}

/** A part that every size of the shop has. */
export type Sample = { id: string; sku: string; title: string; oem: string }

/** Copies of these numbers, apart from each other and of several categories. */
const NUMBERS = [7, 31, 99, 142, 265, 383, 511, 747]

/** The same parts in every shop: a copy's words follow from its number. */
export async function readSamples(databaseUrl: string): Promise<Sample[]> {
  const client = await connect(databaseUrl)
  const ends = NUMBERS.map((number) => `%-${String(number).padStart(6, "0")}-L`)
  const { rows } = await client.query<Sample>(
    `select v.id, v.sku, p.title, p.metadata -> 'oem_numbers' ->> 0 as oem
    from product_variant v join product p on p.id = v.product_id
    where v.sku like any($1) order by v.sku`,
    [ends],
  )
  await client.end()
  if (rows.length === 0) throw new Error("The shop is too small for the parts that are looked for")
  return rows
}
