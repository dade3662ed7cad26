/** One thing that can be bought, as each side answers it. */
export type Row = {
  name: string
  sku: string
  description: string
  price: number
  stock: number
  image: string
  category: string
}

type OwnRow = {
  productName: string
  sku: string
  description: string
  price: number
  qty: string
  image: string
  category: string
}

type MedusaProduct = {
  title: string
  description: string
  thumbnail: string
  categories: { name: string }[]
  variants: {
    title: string
    sku: string
    inventory_quantity: number
    calculated_price: { calculated_amount: number }
  }[]
}

/** Of /api/v1/products. */
export function ownRows({ data }: { data: OwnRow[] }): Row[] {
  return data.map(({ productName: name, qty, ...row }) =>
    pick({ ...row, name, stock: Number(qty) }),
  )
}

/** Of /store/products: a row each variant, under its product's words. */
export function medusaRows({ products }: { products: MedusaProduct[] }): Row[] {
  return products.flatMap(({ title, description, thumbnail: image, categories, variants }) =>
    variants.map(({ title: variant, sku, inventory_quantity: stock, calculated_price: price }) => ({
      ...{ name: `${title} ${variant}`, sku, description, image, stock },
      ...{ price: price.calculated_amount, category: categories[0]?.name ?? "" },
    })),
  )
}

/** A row of the shop's statement, as PostgreSQL's driver tells it. */
type StatementRow = Pick<Row, "name" | "sku" | "description" | "image"> & {
  price: string
  available: string
  category_name: string | null
}

/** Of the bare server: what the shop's statement answers. */
export function statementRows(rows: readonly StatementRow[]): Row[] {
  return rows.map(({ price, available, category_name, ...row }) =>
    pick({
      ...row,
      price: Number(price),
      stock: Number(available),
      category: category_name ?? "",
    }),
  )
}

function pick({ name, sku, description, price, stock, image, category }: Row): Row {
  return { name, sku, description, price, stock, image, category }
}
