type ProductIndex = { name: string; statement: string }

/** A product's name as it is compared; over the product's own columns. */
export const PRODUCT_NAME = "lower(btrim(title))"

/** No two products of one name, whatever door they come by; a deleted product's name is free. */
export const NAME_INDEX: ProductIndex = {
  name: "shop_product_name_unique",
  statement: `create unique index if not exists shop_product_name_unique
    on product (${PRODUCT_NAME}) where deleted_at is null`,
}

/** The newest first: a page costs the same in a large catalogue. */
export const LIST_INDEX: ProductIndex = {
  name: "shop_product_newest",
  statement: `create index if not exists shop_product_newest
    on product (created_at, id) where deleted_at is null and status = 'published'`,
}
