import { BODIES, KINDS, MATERIALS, VEHICLES } from "../shops/words"

/** How many rows of a file are made at once. */
const TOGETHER = 500

export type MadeKind = "products" | "prices" | "stock"

/** Row n, from 1; `round` gives the same part another value. */
type MakeRow = (n: number, round: number) => object

const MADE: Readonly<Record<MadeKind, MakeRow>> = {
  products: (n, round) => ({
    ...{ sku: skuOf(n), external_id: `ERP-${n}`, version: round, title: titleOf(n) },
    description: "Made to the maker's drawing, checked piece by piece, packed in cartons.",
    category: kindOf(n).handle,
    ...{ price: priceOf(n, round), stock: stockOf(n, round) },
    attributes: attributesOf(n),
    oem_numbers: [`${10 + (own(n, 3) % 90)}.${10 + (own(n, 5) % 90)}-${own(n, 7) % 10_000_000}`],
  }),
  prices: (n, round) => ({ sku: skuOf(n), version: round, price: priceOf(n, round) }),
  stock: (n, round) => ({ sku: skuOf(n), version: round, available: stockOf(n, round) }),
}

/** A file holds 200 MB at most, which a million new parts are not within. */
const ROWS_OF_A_FILE = 250_000

type Rows = { kind: MadeKind; rows: number; round: number }

/** The files about so many made parts, each in pieces. */
export function* madeFiles({ kind, rows, round }: Rows): Generator<Iterable<string>, void> {
  for (let first = 1; first <= rows; first += ROWS_OF_A_FILE) {
    const last = Math.min(first + ROWS_OF_A_FILE - 1, rows)
    yield madeFile(kind, { first, last, round })
  }
}

type Span = { first: number; last: number; round: number }

function* madeFile(kind: MadeKind, { first, last, round }: Span): Generator<string, void> {
  const make = MADE[kind]
  for (let begin = first; begin <= last; begin += TOGETHER) {
    const count = Math.min(TOGETHER, last - begin + 1)
    const lines = Array.from({ length: count }, (_, at) => make(begin + at, round))
    yield `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`
  }
}

/** The number of made part n: no part of the pattern has it. */
export function skuOf(n: number): string {
  return `${kindOf(n).code}-${String(n).padStart(7, "0")}-V`
}

/** As in the shops that are filled otherwise: the first kind has three in ten, the last one in a hundred. */
function kindOf(n: number) {
  if (n % 10 < 3) return KINDS[0]
  return KINDS[n % 100 === 99 ? KINDS.length - 1 : 1 + (n % (KINDS.length - 2))] ?? KINDS[0]
}

function titleOf(n: number): string {
  return `${kindOf(n).part} ${one(VEHICLES, own(n, 11))} ${one(BODIES, own(n, 13))} ${n}v`
}

function attributesOf(n: number) {
  return {
    Material: one(MATERIALS, own(n, 17)),
    Diameter: `${200 + 2 * (own(n, 19) % 60)} mm`,
    Vehicle: one(VEHICLES, own(n, 11)),
    Thickness: `${8 + (own(n, 23) % 30)} mm`,
    Finish: one(["Plain", "Coated", "Drilled"], own(n, 29)),
  }
}

function priceOf(n: number, round: number): number {
  return (499 + ((own(n, 31) + round * 37) % 49_500)) / 100
}

/** One part in twenty is sold out. */
function stockOf(n: number, round: number): number {
  return (n + round) % 20 === 0 ? 0 : 50 + ((own(n, 37) + round * 41) % 5000)
}

function one<Value>(values: readonly Value[], number: number): Value {
  return values[number % values.length] as Value
}

/** A number of part n's own, always the same. */
function own(n: number, salt: number): number {
  return (Math.imul(n ^ (salt * 0x9e3779b1), 0x85ebca6b) >>> 3) % 100_000_007
}
