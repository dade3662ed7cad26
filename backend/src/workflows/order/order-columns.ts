const DONE = ["fulfilled", "shipped", "delivered", "written_off"].concat(
  ["requested", "received", "dismissed"].map((what) => `return_${what}`),
)
const TAX = "id description tax_rate_id code rate raw_rate provider_id"

/**
 * Every table that an order is written to, and what is written of it besides its times; a column
 * that is not named has its default.
 */
export const ORDER_COLUMNS = {
  order_address: "id first_name phone address_1 country_code",
  order: `id region_id sales_channel_id currency_code customer_id email metadata status version
    is_draft_order billing_address_id shipping_address_id`,
  order_line_item: `id title subtitle thumbnail variant_id product_id product_title
    product_subtitle product_description product_handle product_type product_type_id
    product_collection is_discountable is_giftcard variant_title variant_sku variant_barcode
    unit_price raw_unit_price is_tax_inclusive is_custom_price requires_shipping`,
  order_line_item_tax_line: `${TAX} item_id`,
  order_item: `id version order_id item_id quantity raw_quantity
    ${DONE.map((what) => `${what}_quantity raw_${what}_quantity`).join(" ")}`,
  order_shipping_method: `id name shipping_option_id amount raw_amount is_tax_inclusive
    is_custom_amount data`,
  order_shipping_method_tax_line: `${TAX} shipping_method_id`,
  order_shipping: "id version order_id shipping_method_id",
  order_summary: "id version order_id totals",
  payment_collection: "id currency_code amount raw_amount status",
  order_payment_collection: "id order_id payment_collection_id",
  reservation_item: `id line_item_id inventory_item_id location_id quantity raw_quantity
    allow_backorder`,
}

export type OrderTable = keyof typeof ORDER_COLUMNS
