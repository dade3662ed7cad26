import type { CreateProductDTO } from "@medusajs/framework/types"
import { ProductStatus } from "@medusajs/framework/utils"
import type { RowValues } from "./row/read-cells"

type Fields = Omit<CreateProductDTO, "title" | "handle" | "options" | "variants"> & {
  title?: string
}

const STATUS = {
  draft: ProductStatus.DRAFT,
  proposed: ProductStatus.PROPOSED,
  published: ProductStatus.PUBLISHED,
  rejected: ProductStatus.REJECTED,
} satisfies Record<RowValues["status"], ProductStatus>

/** The fields of Medusa's product that a row gives; Medusa merges metadata key by key. */
export function productFields(values: Partial<RowValues>): Fields {
  const { attributes, oem_numbers, competitor_numbers, former_numbers, images, status } = values
  const dataSheet = given({ attributes, oem_numbers, competitor_numbers, former_numbers })
  return given({
    title: values.title,
    description: values.description,
    status: status && STATUS[status],
    thumbnail: values.image,
    images: images?.map((url) => ({ url })),
    category_ids: values.category,
    weight: values.weight,
    origin_country: values.origin,
    hs_code: values.hs_code,
    metadata: Object.keys(dataSheet).length > 0 ? dataSheet : undefined,
  })
}

function given<Value>(fields: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
