import { measureOf } from "@shop/contract/product/measure"
import type { Product } from "@shop/contract/product/product"

type Attribute = NonNullable<Product["attributes"]>[number]
type Sheet = Pick<Product, "attributes">

/** A number of customs or a barcode: two that are near each other mean nothing. */
const CODE = /^[\d ]{6,}$/
/** How far apart two words are, or a measure that one of two parts has alone. */
const OTHER = 0.3

/** What a kind of part is sized by: the first number with a unit of its data sheet. */
export function leadingMeasure({ attributes = [] }: Sheet): (Attribute & { size: number }) | null {
  const first = attributes.find(
    ({ value }) => measureOf(value) !== undefined && /[a-z]/i.test(value),
  )
  return first ? { ...first, size: measureOf(first.value) ?? 0 } : null
}

/** What other parts meet it by: "5 × 112", "M14 × 1.25". Figures, but no single number. */
export function fitOf({ attributes = [] }: Sheet): Attribute | null {
  const first = attributes.find(({ value }) => /\d/.test(value) && measureOf(value) === undefined)
  return first ?? null
}

/** Other parts, those whose data sheet is nearest first. */
export function nearestFirst(product: Sheet, others: readonly Product[]): Product[] {
  return others
    .map((other) => ({ other, distance: distanceOf(product, other) }))
    .sort((one, another) => one.distance - another.distance)
    .map(({ other }) => other)
}

/** Other parts, those that have the most in common first. */
export function mostSharedFirst(product: Sheet, others: readonly Product[]): Product[] {
  const own = new Set(told(product).map(({ label, value }) => `${label}:${value}`))
  const shared = (other: Product) =>
    told(other).filter(({ label, value }) => own.has(`${label}:${value}`)).length
  return others
    .map((other) => ({ other, shared: shared(other) }))
    .sort((one, another) => another.shared - one.shared)
    .map(({ other }) => other)
}

function told({ attributes = [] }: Sheet): Attribute[] {
  return attributes.filter(({ value }) => !CODE.test(value))
}

function distanceOf(product: Sheet, other: Sheet): number {
  const values = new Map(told(other).map(({ label, value }) => [label, value]))
  return told(product).reduce((sum, { label, value }) => sum + apart(value, values.get(label)), 0)
}

/** How much of the larger one two measures differ by. */
function apart(value: string, other = ""): number {
  const [one, two] = [measureOf(value), measureOf(other)]
  if (one === undefined || two === undefined) return value === other ? 0 : OTHER
  return Math.abs(one - two) / Math.max(Math.abs(one), Math.abs(two), Number.EPSILON)
}
