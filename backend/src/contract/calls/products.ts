import { z } from "@medusajs/framework/zod"
import { answerOf, doneSchema } from "../answer"
import {
  changeProductSchema,
  productDetailSchema,
  productListQuerySchema,
  productQuerySchema,
  productSchema,
  saveProductSchema,
} from "../product/product"
import {
  productFacetsSchema,
  productFilterSchema,
  nearestPartsSchema,
  productSuggestionsQuerySchema,
  productSuggestionsSchema,
} from "../product/product-search"
import { askedVehicleSchema, vehicleFilterSchema } from "../vehicle/asked-vehicle"
import type { Call } from "./call"

const tag = "Products"
const detail = answerOf(productDetailSchema)

export const PRODUCT_CALLS: readonly Call[] = [
  {
    id: "listProducts",
    method: "GET",
    path: "/products",
    summary: "What the shop sells, newest first",
    access: "guest",
    tag,
    query: productListQuerySchema.extend(vehicleFilterSchema.shape),
    refusals: ["vehicle_not_found"],
    answer: {
      status: 200,
      schema: answerOf(z.array(productSchema)).extend({ nearest: nearestPartsSchema.optional() }),
      etag: true,
    },
  },
  {
    id: "getProductFacets",
    method: "GET",
    path: "/products/facets",
    summary: "What a list can be narrowed by, and how many products each choice leaves",
    access: "guest",
    tag,
    query: productFilterSchema.extend(vehicleFilterSchema.shape),
    refusals: ["vehicle_not_found"],
    answer: { status: 200, schema: answerOf(productFacetsSchema), etag: true },
  },
  {
    id: "suggestProducts",
    method: "GET",
    path: "/products/suggestions",
    summary: "Products and categories that an unfinished search may mean",
    access: "guest",
    tag,
    query: productSuggestionsQuerySchema.extend(askedVehicleSchema.shape),
    refusals: ["vehicle_not_found"],
    answer: { status: 200, schema: answerOf(productSuggestionsSchema), etag: true },
  },
  {
    id: "getProduct",
    method: "GET",
    path: "/product/{id}",
    summary: "One product with its data sheet",
    access: "guest",
    tag,
    query: productQuerySchema.extend(askedVehicleSchema.shape),
    answer: { status: 200, schema: detail, etag: true },
    refusals: ["product_not_found", "vehicle_not_found"],
  },
  {
    id: "createProduct",
    method: "POST",
    path: "/products",
    summary: "Add a product",
    access: "administrator",
    tag,
    body: saveProductSchema,
    answer: { status: 201, schema: detail },
    refusals: ["product_name_taken"],
  },
  {
    id: "updateProduct",
    method: "PUT",
    path: "/product/{id}",
    summary: "Change a product; what the body leaves out stays as it is",
    access: "administrator",
    tag,
    body: changeProductSchema,
    answer: { status: 200, schema: detail },
    refusals: [
      "product_not_found",
      "product_name_taken",
      "name_of_variants",
      "price_list_in_force",
      "stock_not_counted",
    ],
  },
  {
    id: "deleteProduct",
    method: "DELETE",
    path: "/product/{id}",
    summary: "Take a product out of the shop; past orders keep its name and price",
    access: "administrator",
    tag,
    answer: { status: 200, schema: doneSchema },
    refusals: ["product_not_found"],
  },
]
