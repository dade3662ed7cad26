import type { Copied } from "./copy-rows"

const OF_PRODUCT = "product_id = $1"
const VARIANTS = "variant_id in (select id from product_variant where product_id = $1)"
const ITEMS = `inventory_item_id in (
  select inventory_item_id from product_variant_inventory_item where ${VARIANTS})`
const SETS = `price_set_id in (select price_set_id from product_variant_price_set where ${VARIANTS})`
const OPTIONS =
  "product_option_id in (select product_option_id from product_product_option where product_id = $1)"
const WORDS = "array['Brake disc', 'Oil filter', 'Clutch kit', 'Wiper blade', 'Water pump']"
/** One part in fifty is nearly sold out. */
const STOCK = "case when n % 50 = 0 then 5 + n % 7 else 5000 end"

/** All rows of a part, whose copies have names and numbers of their own. */
export const COPIED_PART: readonly Copied[] = [
  {
    table: "product",
    where: "id = $1",
    own: ["id", "handle"],
    times: ["created_at"],
    set: { title: `(${WORDS})[n % 5 + 1] || ' ' || n` },
  },
  {
    table: "product_variant",
    where: OF_PRODUCT,
    own: ["id", "product_id", "sku", "ean", "upc", "barcode"],
  },
  { table: "product_sales_channel", where: OF_PRODUCT, own: ["id", "product_id"] },
  { table: "product_shipping_profile", where: OF_PRODUCT, own: ["id", "product_id"] },
  { table: "product_category_product", where: OF_PRODUCT, own: ["product_id"] },
  { table: "image", where: OF_PRODUCT, own: ["id", "product_id"] },
  {
    table: "product_option",
    where: OPTIONS.replace("product_option_id", "id"),
    own: ["id"],
  },
  {
    table: "product_option_value",
    where: OPTIONS.replace("product_option_id", "option_id"),
    own: ["id", "option_id"],
  },
  {
    table: "product_product_option",
    where: OF_PRODUCT,
    own: ["id", "product_id", "product_option_id"],
  },
  {
    table: "product_product_option_value",
    where:
      "product_product_option_id in (select id from product_product_option where product_id = $1)",
    own: ["id", "product_product_option_id", "product_option_value_id"],
  },
  { table: "product_variant_option", where: VARIANTS, own: ["variant_id", "option_value_id"] },
  { table: "price_set", where: SETS.replace("price_set_id", "id"), own: ["id"] },
  { table: "price", where: SETS, own: ["id", "price_set_id"] },
  {
    table: "product_variant_price_set",
    where: VARIANTS,
    own: ["id", "variant_id", "price_set_id"],
  },
  { table: "inventory_item", where: ITEMS.replace("inventory_item_id", "id"), own: ["id", "sku"] },
  {
    table: "inventory_level",
    where: ITEMS,
    own: ["id", "inventory_item_id"],
    set: {
      stocked_quantity: STOCK,
      raw_stocked_quantity: `jsonb_build_object('value', cast(${STOCK} as text), 'precision', 20)`,
      reserved_quantity: "0",
      raw_reserved_quantity: "jsonb_build_object('value', '0', 'precision', 20)",
    },
  },
  {
    table: "product_variant_inventory_item",
    where: VARIANTS,
    own: ["id", "variant_id", "inventory_item_id"],
  },
]
