import { http, HttpResponse } from "msw"
import { changeProductSchema, saveProductSchema } from "@shop/contract/product/product"
import { withDeclared } from "../declared"
import { aProduct } from "../factories"
import { administratorOf, fakeShop, found } from "../fake-shop"
import { fitOf, matching, numberOf } from "./matching"
import { pageOf, Refusal, serve } from "../serve"

const MISSING = "product_not_found"

function sorted(query: URLSearchParams) {
  const rows = matching(query)
  const sort = query.get("sort")
  if (sort === "name") rows.sort((a, b) => a.productName.localeCompare(b.productName))
  if (sort === "price_asc") rows.sort((a, b) => a.price - b.price)
  if (sort === "price_desc") rows.sort((a, b) => b.price - a.price)
  const by = query.get("sortBy") ?? ""
  if (sort === "measure_asc") rows.sort((a, b) => numberOf(a, by) - numberOf(b, by))
  if (sort === "measure_desc") rows.sort((a, b) => numberOf(b, by) - numberOf(a, by))
  return rows
}

function refuseTaken(name: string, id?: string): void {
  if (fakeShop.products.some((one) => one.productName === name && one._id !== id)) {
    const message = "There is a product of this name already"
    throw new Refusal(409, "product_name_taken", {
      message,
      errors: [{ field: "productName", message }],
    })
  }
}

export const productHandlers = [
  serve("listProducts", ({ query }) => {
    const { rows, headers } = pageOf(sorted(query), { path: "/products", query })
    if (query.has("vehicle")) fitOf("", query)
    const data = rows.map((row) => ({ ...row, ...fitOf(row._id, query) }))
    return { body: { success: true, data }, headers }
  }),
  serve("getProduct", ({ params }) => ({
    body: { success: true, data: found(fakeShop.products, params.id ?? "", MISSING) },
  })),
  http.get("*/store/products/:id/reviews", () => HttpResponse.json({ reviews: [] })),
  serve("createProduct", ({ body, token }) => {
    administratorOf(token)
    const { qty, ...fields } = saveProductSchema.parse(body)
    refuseTaken(fields.productName)
    const product = aProduct({ ...fields, qty: String(qty) })
    fakeShop.products.unshift(Object.assign(product, withDeclared({}, body)))
    return { body: { success: true, data: product } }
  }),
  serve("updateProduct", ({ body, params, token }) => {
    administratorOf(token)
    const product = found(fakeShop.products, params.id ?? "", MISSING)
    const { qty, ...fields } = changeProductSchema.parse(body)
    if (fields.productName) refuseTaken(fields.productName, product._id)
    Object.assign(product, fields, qty !== undefined && { qty: String(qty) })
    return { body: { success: true, data: product } }
  }),
  serve("deleteProduct", ({ params, token }) => {
    administratorOf(token)
    const gone = found(fakeShop.products, params.id ?? "", MISSING)
    fakeShop.products = fakeShop.products.filter((one) => one !== gone)
    return { body: { success: true } }
  }),
  serve("uploadImage", ({ token }) => {
    administratorOf(token)
    fakeShop.uploads += 1
    return { body: { success: true, data: { url: `/uploads/picture-${fakeShop.uploads}.webp` } } }
  }),
]
