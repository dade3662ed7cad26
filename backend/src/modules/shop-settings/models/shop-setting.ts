import { model } from "@medusajs/framework/utils"

/** What staff set for the whole shop, in one row; a null is not set and means the default. */
export const ShopSetting = model
  .define("shop_setting", {
    id: model.id().primaryKey(),
    name: model.text().nullable(),
    logo: model.text().nullable(),
    address: model.text().nullable(),
    phone: model.text().nullable(),
    hours: model.text().nullable(),
    web: model.text().nullable(),
    staff_mails: model.array().nullable(),
    minimum_order_quantity: model.number().nullable(),
    review_moderation: model.boolean().nullable(),
    synonyms: model.array().nullable(),
    carriers: model.array().nullable(),
    locations: model.array().nullable(),
    return_days: model.number().nullable(),
  })
  .checks([
    {
      name: "shop_setting_minimum_positive",
      expression: (columns) => `${columns.minimum_order_quantity} > 0`,
    },
  ])
