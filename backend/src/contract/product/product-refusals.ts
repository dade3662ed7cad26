/** Refusals about products, their prices and pictures: a part of REFUSALS. */
export const PRODUCT_REFUSALS = {
  product_not_found: {
    status: 404,
    sentence: "This product is no longer sold",
    variants: { unknown: "There is no such product" },
  },
  product_name_taken: { status: 409, sentence: "Another product has this name already" },
  name_of_variants: {
    status: 409,
    sentence: 'This is one of several variants of "{title}": its name must begin so',
    doc: "The name of a variant begins with its product's",
  },
  price_list_in_force: {
    status: 409,
    sentence: "A price list sets this price now: change it there, in Medusa Admin",
  },
  customer_group_not_found: { status: 404, sentence: "There is no such customer group" },
  ladder_changed: {
    status: 409,
    sentence: "Somebody changed these prices meanwhile: look at them again",
  },
  prices_by_quantity: {
    status: 409,
    sentence:
      '"{part}" has prices by quantity, which would be lost: change them under "Prices by quantity"',
    doc: "The part has prices by quantity, which a call that knows of none would remove",
  },
  stock_not_counted: {
    status: 409,
    sentence: "The stock of this product is not counted: turn that on in Medusa Admin first",
  },
  rule_allows_nothing: {
    status: 400,
    sentence: "Nothing could be ordered: the first quantity is {first}, above the maximum",
    doc: "The maximum of a quantity rule is below its first quantity",
  },
  invalid_image: {
    status: 400,
    sentence: "The picture is broken and cannot be read to its end",
    doc: "The file is no picture that the shop can read",
    variants: {
      animated: "The picture is animated: send a still one",
      too_large: "The picture has more than {limit} megapixels",
    },
  },
  image_host_refused: {
    status: 502,
    sentence: "The image host did not take the picture",
    variants: { bucket: "The bucket refused the file" },
  },
  image_host_unavailable: {
    status: 502,
    sentence: "The image host cannot be reached: try again later",
    variants: { bucket: "The bucket cannot be reached: try again later" },
  },
} as const
