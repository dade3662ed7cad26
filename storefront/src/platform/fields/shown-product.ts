import { productDetailSchema, productSchema } from "@shop/contract/product/product"

/** A product with what plugins declared of it. */
export const shownProduct = productSchema.loose()
export const shownProductDetail = productDetailSchema.loose()
