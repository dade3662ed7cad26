import type { RowValues } from "../row/read-cells"
import type { Row } from "../../transaction/insert-rows"

/** What Medusa asks of every product, also where there is nothing to choose. */
export const STANDARD = "Standard"

/** The columns of Medusa's product that a row gives, and what it says of the metadata. */
export function productColumns(values: Partial<RowValues>): Row {
  const { attributes, oem_numbers, competitor_numbers, former_numbers } = values
  const sheet = given({ attributes, oem_numbers, competitor_numbers, former_numbers })
  return given({
    title: values.title,
    description: values.description,
    status: values.status,
    thumbnail: values.image,
    weight: values.weight,
    origin_country: values.origin,
    hs_code: values.hs_code,
    metadata: Object.keys(sheet).length > 0 ? sheet : undefined,
  })
}

function given(columns: Row): Row {
  const said: Record<string, unknown> = {}
  for (const name of Object.keys(columns))
    if (columns[name] !== undefined) said[name] = columns[name]
  return said
}
