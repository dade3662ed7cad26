import type { Product, ProductDetail, SaveProduct } from "../../product/product"
import type { ProductFacets, ProductSuggestions } from "../../product/product-search"
import { DONE, type CallExamples } from "./call-examples"

/** A part of the demo catalogue as a fresh shop sells it. */
export const EXAMPLE_PRODUCT: Product = {
  _id: "prod_01KAJ5X8V1Q9",
  productName: "Brake disc 280 × 22 vented, 5 × 112",
  description:
    "Vented front disc, 280 mm across and 22 mm thick, to be replaced at 20 mm. Runout under 0.03 mm, measured on every disc.",
  price: 15.3,
  qty: "1664",
  image: "/uploads/drawings/bd-2803-v.webp",
  totalPrice: "25459.2",
  sku: "BD-2803-V",
  category: "Brake discs",
  categoryHandle: "brake-discs",
  minimumQuantity: 50,
  multiple: 1,
  ladder: [
    { from: 50, unitPrice: 15.3 },
    { from: 200, unitPrice: 14.1 },
  ],
  averageRating: 4.5,
  ratingCount: 8,
}

const DETAIL: ProductDetail = {
  ...EXAMPLE_PRODUCT,
  attributes: [
    { label: "Diameter", value: "280 mm" },
    { label: "Thickness", value: "22 mm" },
  ],
  oemNumbers: ["Velmont 3Y2 110 049 Z", "Bergau 78 91 8 307 790"],
}

const FACETS: ProductFacets = {
  total: 14,
  matched: "exact",
  categories: [{ name: "Brake discs", handle: "brake-discs", count: 14 }],
  attributes: [
    {
      label: "Coating",
      values: [
        { value: "oiled", count: 9 },
        { value: "zinc flake", count: 5 },
      ],
    },
  ],
  inStock: 13,
  price: { min: 9, max: 38.2 },
}

const SUGGESTIONS: ProductSuggestions = {
  products: [
    {
      _id: EXAMPLE_PRODUCT._id,
      productName: EXAMPLE_PRODUCT.productName,
      sku: EXAMPLE_PRODUCT.sku,
      oemNumber: "Velmont 3Y2 110 049 Z",
      isFormer: false,
      image: EXAMPLE_PRODUCT.image,
      unitPrice: EXAMPLE_PRODUCT.price,
      available: 600,
    },
  ],
  categories: [],
  exact: EXAMPLE_PRODUCT._id,
}

const BODY = {
  productName: "Brake disc 290 × 24 vented, 5 × 112",
  description: "Vented front disc, 290 mm across and 24 mm thick, to be replaced at 22 mm.",
  price: 16.4,
  qty: 600,
  image: "/uploads/drawings/bd-2803-v.webp",
} satisfies SaveProduct

const WRITTEN: ProductDetail = {
  ...DETAIL,
  ...BODY,
  qty: String(BODY.qty),
  totalPrice: "9840",
  sku: "",
  category: "",
  averageRating: null,
  ratingCount: 0,
  attributes: [],
  oemNumbers: [],
}

export const PRODUCT_EXAMPLES: CallExamples = {
  listProducts: { answer: { success: true, data: [EXAMPLE_PRODUCT] } },
  getProductFacets: { answer: { success: true, data: FACETS } },
  suggestProducts: { answer: { success: true, data: SUGGESTIONS } },
  getProduct: { answer: { success: true, data: DETAIL } },
  createProduct: { bodies: { "A product": BODY }, answer: { success: true, data: WRITTEN } },
  updateProduct: {
    bodies: {
      "All fields": BODY,
      "The price alone": { price: 16.4 },
      "The stock alone": { qty: 600 },
    },
    answer: { success: true, data: WRITTEN },
  },
  deleteProduct: { answer: DONE },
}
