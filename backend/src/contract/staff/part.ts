/** A part as the form of Medusa Admin shows it: a variant, with what it shares with its product's others. */
export type Part = {
  product_id: string
  variant_id: string
  /** Whether other variants share all but its number, EAN, price and stock. */
  has_siblings: boolean
  currency_code: string
  is_stock_counted: boolean
  sku: string
  title: string
  description: string
  status: string
  /** By handle. */
  category: string[]
  /** Major units; the base price, where as few are bought as can be. */
  price: number | null
  /** Pieces that can be ordered; null where stock is not counted. */
  stock: number | null
  minimum: number | null
  maximum: number | null
  multiple: number | null
  carton: number | null
  oem_numbers: string[]
  competitor_numbers: string[]
  former_numbers: string[]
  attributes: { label: string; value: string }[]
  /** The first is the one that cards show. */
  images: string[]
  ean: string
  /** Grams. */
  weight: number | null
  origin: string
  hs_code: string
}

/** A name that parts of a category have on their data sheets; `unit` is null where it is no number. */
export type PartMeasure = { label: string; unit: string | null; parts: number }
