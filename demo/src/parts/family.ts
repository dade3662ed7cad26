import { competitorNumbersOf, eanOf, formerNumbersOf, hash, oemNumbersOf } from "./numbering"
import type { FamilyId, PartShape } from "./shapes"
import { statusOf } from "./status"
import { stockOf } from "./stock"
import type { CatalogueCategory, CataloguePart, PartAttribute } from "./types"

/** The works' three plants and its foundry. */
const ORIGINS = ["PL", "PT", "CZ", "TR"] as const

type PartEntry = {
  sku: string
  name: string
  description: string
  price: number
  weightGrams: number
  position: string
  attributes: PartAttribute[]
  shape: PartShape
  rule?: { minimum?: number; multiple?: number }
}

type FamilyEntry = {
  id: FamilyId
  prefix: string
  name: string
  description: string
  hsCode: string
  warrantyMonths: number
  carton: number
  parts: PartEntry[]
}

/** Completes a family's parts with what follows from the SKU: numbers, stock, origin, status. */
export function defineFamily(family: FamilyEntry): CatalogueCategory {
  const { id, prefix, name, description } = family
  return {
    id,
    prefix,
    name,
    description,
    parts: family.parts.map((part) => complete(part, family)),
  }
}

function complete(part: PartEntry, family: FamilyEntry): CataloguePart {
  const { rule, weightGrams, ...told } = part
  return {
    ...told,
    weightGrams: Math.round(weightGrams),
    stock: stockOf(part.sku, part.price),
    rule: {
      minimum: rule?.minimum ?? null,
      multiple: rule?.multiple ?? null,
      carton: rule?.multiple ?? family.carton,
    },
    oemNumbers: oemNumbersOf(part.sku),
    competitorNumbers: competitorNumbersOf(part.sku),
    formerNumbers: formerNumbersOf(part.sku),
    hsCode: family.hsCode,
    origin: ORIGINS[hash(`origin:${part.sku}`) % ORIGINS.length] ?? "PL",
    ean: eanOf(part.sku),
    warrantyMonths: family.warrantyMonths,
    status: statusOf(part.sku),
  }
}

/** A price between two bounds in steps of five cents; `share` outside 0 to 1 is clamped. */
export function priceBetween([low, high]: readonly [number, number], share: number): number {
  const clamped = Math.min(Math.max(share, 0), 1)
  return Number((Math.round((low + (high - low) * clamped) * 20) / 20).toFixed(2))
}

/** A measured attribute. */
export function measure(
  key: string,
  label: string,
  [value, unit]: [number, string],
): PartAttribute {
  return { key, label, value, unit }
}

/** An attribute without a unit. */
export function fact(key: string, label: string, value: string | number | boolean): PartAttribute {
  return { key, label, value, unit: null }
}
