import {
  productFacetsSchema,
  productSuggestionsSchema,
  type ProductFacets,
  type ProductSuggestions,
} from "@shop/contract/product/product-search"
import type { ProductDetail } from "@shop/contract/product/product"
import { http, HttpResponse } from "msw"
import { fitOf, matching } from "./matching"

/** A few names and how often each is there, in the order of their coming. */
function counted(names: string[]): { name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count }))
}

function categoriesOf(products: ProductDetail[]): ProductFacets["categories"] {
  return counted(products.map(({ categoryHandle }) => categoryHandle)).map(({ name, count }) => ({
    name: products.find(({ categoryHandle }) => categoryHandle === name)?.category ?? name,
    handle: name,
    count,
  }))
}

function attributesOf(query: URLSearchParams): ProductFacets["attributes"] {
  const labels = matching(query).flatMap(({ attributes }) => attributes.map(({ label }) => label))
  return [...new Set(labels)].map((label) => ({
    label,
    values: counted(
      matching(query, label).flatMap(({ attributes }) =>
        attributes.filter((one) => one.label === label).map(({ value }) => value),
      ),
    ).map(({ name, count }) => ({ value: name, count })),
  }))
}

function facetsOf(query: URLSearchParams): ProductFacets {
  const prices = matching(query).map(({ price }) => price)
  return {
    total: prices.length,
    matched: query.has("q") ? "exact" : "all",
    categories: categoriesOf(matching(query, "category")),
    attributes: attributesOf(query),
    inStock: matching(query, "inStock").filter(({ qty }) => qty !== "0").length,
    price: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
  }
}

function suggestionsFor(query: URLSearchParams): ProductSuggestions {
  const found = query.get("q") ? matching(query) : []
  return {
    products: found.slice(0, 6).map(({ _id, productName, sku, image, price, qty }) => ({
      ...{ _id, productName, sku, image },
      oemNumber: "",
      isFormer: false,
      unitPrice: price,
      available: Number(qty),
      ...fitOf(_id, query),
    })),
    categories: categoriesOf(found).slice(0, 3),
    exact: found.find(({ sku }) => sku === query.get("q"))?._id ?? null,
  }
}

export const searchHandlers = [
  http.get("*/api/v1/products/facets", ({ request }) => {
    const data = productFacetsSchema.parse(facetsOf(new URL(request.url).searchParams))
    return HttpResponse.json({ success: true, data })
  }),
  http.get("*/api/v1/products/suggestions", ({ request }) => {
    const data = productSuggestionsSchema.parse(suggestionsFor(new URL(request.url).searchParams))
    return HttpResponse.json({ success: true, data })
  }),
]
