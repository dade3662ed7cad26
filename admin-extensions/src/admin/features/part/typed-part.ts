import type { Part, PartMeasure } from "../../../../../backend/src/contract/staff/part"

/** The fields that are one line of text, a number among them. */
export const LINES = [
  ...(["sku", "title", "ean", "price", "stock", "minimum", "multiple", "maximum"] as const),
  ...(["carton", "weight", "origin", "hs_code", "description", "status"] as const),
] as const

/** Lists of numbers, each of them a text with a number a line. */
export const NUMBERS = ["oem_numbers", "competitor_numbers", "former_numbers"] as const

export type LineName = (typeof LINES)[number]
export type NumbersName = (typeof NUMBERS)[number]

/** A row of the data sheet; `unit` is put behind a number that is typed without one. */
export type MeasureRow = { label: string; value: string; unit: string }

/** The form as it is typed. */
export type TypedPart = Record<LineName | NumbersName, string> & {
  category: string[]
  images: string[]
  attributes: MeasureRow[]
}

/** What is sent: only what was changed. */
export type PartChange = Partial<
  Record<LineName, string> & Record<NumbersName | "category" | "images", string[]>
> & { attributes?: { label: string; value: string }[] }

/** What stands in the form for a part; of a new one, what is so until somebody changes it. */
export function typedPart(part: Part | null): TypedPart {
  const line = (name: LineName) => {
    if (!part) return name === "status" ? "published" : ""
    return part[name] === null ? "" : String(part[name])
  }
  return {
    ...(Object.fromEntries(LINES.map((name) => [name, line(name)])) as Record<LineName, string>),
    ...(Object.fromEntries(
      NUMBERS.map((name) => [name, (part?.[name] ?? []).join("\n")]),
    ) as Record<NumbersName, string>),
    category: part?.category ?? [],
    images: part?.images ?? [],
    attributes: (part?.attributes ?? []).map((row) => ({ ...row, unit: "" })),
  }
}

/** What of the form is to be sent: what differs from how it began. */
export function changeOf(typed: TypedPart, began: TypedPart): PartChange {
  const now = sent(typed)
  const before = sent(began)
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof PartChange]),
    ),
  )
}

function sent(typed: TypedPart): Required<PartChange> {
  const lines = LINES.map((name) => [name, typed[name].trim()])
  const numbers = NUMBERS.map((name) => [name, linesOf(typed[name])])
  return {
    ...(Object.fromEntries([...lines, ...numbers]) as Record<LineName, string> &
      Record<NumbersName, string[]>),
    category: typed.category,
    images: typed.images,
    attributes: typed.attributes.flatMap(attributeOf),
  }
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
}

/** A row without a value is none: it was only offered, or emptied. */
function attributeOf({ label, value, unit }: MeasureRow) {
  const typed = value.trim()
  if (typed === "") return []
  const isBare = /^-?\d+([.,]\d+)?$/.test(typed)
  return [
    {
      label: label.trim(),
      value: isBare && unit ? `${typed.replace(",", ".")} ${unit}` : typed,
    },
  ]
}

/** The rows of a data sheet with the measures that the category's other parts have besides. */
export function withOffered(rows: MeasureRow[], offered: readonly PartMeasure[]): MeasureRow[] {
  const labels = new Set(offered.map(({ label }) => label))
  // What another category offered and nobody filled in goes with it.
  const kept = rows.filter(({ label, value, unit }) => value || !unit || labels.has(label))
  const known = new Set(kept.map(({ label }) => label.trim()))
  const more = offered.flatMap(({ label, unit }) =>
    unit === null || known.has(label) ? [] : [{ label, value: "", unit }],
  )
  return [...kept, ...more]
}
