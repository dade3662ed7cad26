import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { addCategory, moveToCategory } from "./categories"
import { addPart, type TestPart } from "../shop-fixture"

type Attribute = { label: string; value: string }

type SearchPart = {
  sku: string
  name: string
  price?: number
  stock?: number
  /** "Velmont 3Y2 110 049 Z". */
  oem?: string[]
  attributes?: Attribute[]
}

/** A part with what a search looks at. */
export async function addSearchPart(
  container: MedusaContainer,
  { oem = [], attributes = [], ...part }: SearchPart,
): Promise<TestPart> {
  const made = await addPart(container, { ...part, oemNumbers: [] })
  await describePart(container, made.id, { attributes, oem_numbers: oem })
  return made
}

/** Writes a part's data sheet behind Medusa's back, as an import would. */
export async function describePart(
  container: MedusaContainer,
  id: string,
  sheet: { attributes: Attribute[]; oem_numbers: string[] },
): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database("product")
    .where({ id })
    .update({ metadata: JSON.stringify(sheet) })
}

const attributesOf = (position: string, coating?: string): Attribute[] => [
  { label: "Position", value: position },
  ...(coating ? [{ label: "Coating", value: coating }] : []),
]

const BRAKES = [
  {
    sku: "BD-2803-V",
    name: "Brake disc 280 × 22 vented",
    price: 15,
    oem: ["Velmont 3Y2 110 049 Z"],
    attributes: attributesOf("Front", "zinc flake"),
  },
  {
    sku: "BD-2361-S",
    name: "Brake disc 236 × 9 solid",
    price: 9,
    stock: 0,
    oem: ["Bergau 34 11 6 855 000"],
    attributes: attributesOf("Rear", "oiled"),
  },
  { sku: "BP-0100-D", name: "Pad set for discs", price: 20, attributes: attributesOf("Front") },
]

const PUMP = { sku: "WP-0703-R", name: "Water pump 70", price: 30, oem: ["Norrgard 31657064"] }

/** Three parts of Brakes and one of Cooling, the newest last. */
export async function fillSearchShop(container: MedusaContainer): Promise<void> {
  const brakes = await addCategory(container, { name: "Brakes", handle: "brakes" })
  const cooling = await addCategory(container, { name: "Cooling", handle: "cooling" })
  for (const part of BRAKES) {
    await moveToCategory(container, (await addSearchPart(container, part)).id, brakes)
  }
  await moveToCategory(container, (await addSearchPart(container, PUMP)).id, cooling)
}

export type SearchQuery = Record<string, string | readonly string[]>

/** A query as an address has it; a list repeats its parameter. */
export function searchText(query: SearchQuery): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const one of [value].flat()) params.append(key, one)
  }
  return params.toString()
}
