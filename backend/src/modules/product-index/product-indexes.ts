import { isRemote, originOf } from "../../derived/picture-origin"
import { IS_BASE_PRICE } from "../../prices/candidate-prices"
import { productNameSql } from "../../spelling/product-name"

type ProductIndex = { name: string; table: string; statement: string }

/** No two products of one name, whatever door they come by; a deleted product's name is free. */
export const NAME_INDEX: ProductIndex = {
  name: "shop_product_name_unique",
  table: "product",
  statement: `create unique index if not exists shop_product_name_unique
    on product (${productNameSql()}) where deleted_at is null`,
}

/** Products as staff see them, newest or oldest first: a page costs the same in a large catalogue. */
export const LIST_INDEX: ProductIndex = {
  name: "shop_product_created",
  table: "product",
  // Lists of what is sold have their own order, in the catalogue's entries.
  statement: `drop index if exists shop_product_newest;
    create index if not exists shop_product_created
    on product (created_at, id) where deleted_at is null`,
}

/** Parts by what an ERP calls them: Medusa has the column and no index on it. */
export const EXTERNAL_ID_INDEX: ProductIndex = {
  name: "shop_product_external_id",
  table: "product",
  statement: `create index if not exists shop_product_external_id
    on product (external_id) where deleted_at is null and external_id is not null`,
}

/** Numbers whatever their case: to write one otherwise makes no other part. */
export const SKU_INDEX: ProductIndex = {
  name: "shop_variant_sku",
  table: "product_variant",
  statement: `create index if not exists shop_variant_sku
    on product_variant (lower(sku)) where deleted_at is null`,
}

/** Where parts have pictures on other servers: each minute it is asked which servers these are. */
export const PICTURE_INDEX: ProductIndex = {
  name: "shop_product_picture",
  table: "product",
  statement: `create index if not exists shop_product_picture
    on product (${originOf("thumbnail")}) where deleted_at is null and ${isRemote("thumbnail")}`,
}

export const IMAGE_INDEX: ProductIndex = {
  name: "shop_image_origin",
  table: "image",
  statement: `create index if not exists shop_image_origin
    on image (${originOf("url")}) where deleted_at is null and ${isRemote("url")}`,
}

/** What Medusa looks a product's options up by when it is saved: its own indexes leave out the deleted ones, which it does not. */
export const OPTION_INDEX: ProductIndex = {
  name: "shop_option_of_product",
  table: "product_product_option",
  statement: `create index if not exists shop_option_of_product
    on product_product_option (product_id)`,
}

export const OPTION_VALUE_INDEX: ProductIndex = {
  name: "shop_value_of_option",
  table: "product_option_value",
  statement: `create index if not exists shop_value_of_option
    on product_option_value (option_id)`,
}

/** A part's prices of a few lists of five hundred: a buyer pays for none but their own. */
export const LIST_PRICE_INDEX: ProductIndex = {
  name: "shop_price_of_list",
  table: "price",
  statement: `create index if not exists shop_price_of_list
    on price (price_set_id, price_list_id) where deleted_at is null`,
}

/** A part's base prices among those of five hundred lists. */
export const BASE_PRICE_INDEX: ProductIndex = {
  name: "shop_base_price",
  table: "price",
  statement: `create index if not exists shop_base_price
    on price (price_set_id) where deleted_at is null and ${IS_BASE_PRICE}`,
}

/** Where a base price is not the same for all quantities: few of many, for a change of the shop's minimum. */
export const RUNG_INDEX: ProductIndex = {
  name: "shop_price_rung",
  table: "price",
  statement: `create index if not exists shop_price_rung on price (price_set_id)
    where deleted_at is null and price_list_id is null
      and (min_quantity > 1 or max_quantity is not null)`,
}
