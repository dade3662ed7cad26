import type { CataloguePart, PartAttribute } from "../../catalogue/types"
import type { PartMetadata } from "../../queries/product/sellable"

/** What the product page tells of a part beyond name, price and stock. */
export function dataSheet(part: CataloguePart): PartMetadata {
  return {
    attributes: [
      ...part.attributes.map(({ label, ...attribute }) => ({ label, value: written(attribute) })),
      { label: "Position", value: part.position },
      { label: "Weight", value: `${part.weightGrams} g` },
      { label: "Warranty", value: `${part.warrantyMonths} months` },
      { label: "Origin", value: part.origin },
      { label: "HS code", value: part.hsCode },
      { label: "EAN", value: part.ean },
    ],
    oem_numbers: part.oemNumbers.map(({ maker, number }) => `${maker} ${number}`),
  }
}

function written({ value, unit }: Omit<PartAttribute, "label">): string {
  if (typeof value === "boolean") return value ? "yes" : "no"
  return unit ? `${value} ${unit}` : String(value)
}
