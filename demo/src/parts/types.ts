import type { FamilyId, PartShape } from "./shapes"

/** One typed line of the data sheet; `unit` is null where the value has none. */
export type PartAttribute = {
  key: string
  label: string
  value: number | string | boolean
  unit: string | null
}

export type OemNumber = { maker: string; number: string }

export type PartStatus =
  { state: "active" } | { state: "discontinued" } | { state: "superseded"; by: string }

/** A null follows the shop-wide rule; `carton` tells the packing and restricts nothing. */
export type PartQuantityRule = { minimum: number | null; multiple: number | null; carton: number }

export type CataloguePart = {
  sku: string
  /** Unique in the catalogue. */
  name: string
  description: string
  /** US dollars, major units, for one piece (or one set). */
  price: number
  stock: number
  rule: PartQuantityRule
  attributes: readonly PartAttribute[]
  oemNumbers: readonly OemNumber[]
  /** Of other makers of the same part; the number as their box has it. */
  competitorNumbers: readonly OemNumber[]
  /** What the part was called before. */
  formerNumbers: readonly string[]
  hsCode: string
  origin: string
  ean: string
  weightGrams: number
  warrantyMonths: number
  position: string
  status: PartStatus
  shape: PartShape
}

export type CatalogueCategory = {
  id: FamilyId
  /** The two letters that start its SKUs. */
  prefix: string
  name: string
  description: string
  parts: readonly CataloguePart[]
}
