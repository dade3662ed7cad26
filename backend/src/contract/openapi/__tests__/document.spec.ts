import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { catalogue } from "../../../../../demo/src/parts/parts"
import { CALLS } from "../../calls/calls"
import { openApiDocument } from "../document"
import { EXAMPLE_PRODUCT } from "../examples/products"
import { EXAMPLES } from "../examples/examples"

const document = openApiDocument(CALLS, { origin: "http://127.0.0.1:9000" })

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const { Validator } = await import("@seriousme/openapi-schema-validator")
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true })
  })

  it("names every call once", () => {
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
    const ids = operations.map(({ operationId }) => operationId).sort()
    expect(ids).toEqual(CALLS.map(({ id }) => id).sort())
    expect(new Set(ids).size).toBe(ids.length)
  })

  it("explains every code in a sentence without a gap", () => {
    const { responses } = document.components
    const explained = Object.values(responses).map(({ description }) => description)
    expect(explained.filter((text) => /\{\w+\}/.test(text))).toEqual([])
    expect(explained.join("\n")).toContain("`out_of_stock`: Sorry, we don't have enough stock")
  })

  it("names the shape of everything that lies in an answer's data", () => {
    const unnamed = JSON.stringify(document.paths).match(/"_id":\{"type"/g)
    expect(unnamed).toBeNull()
  })

  it("tells what a client may send, not what becomes of it", () => {
    const { PlaceOrder } = document.components.schemas
    expect(PlaceOrder?.properties?.qty?.type).toEqual(["number", "string"])
    expect(PlaceOrder?.properties?.qty?.examples).toEqual([50, "50"])
    expect(document.components.schemas.CreateUser?.required).toEqual(["name", "email"])
  })
})

describe("the examples", () => {
  const withBody = CALLS.filter(({ body }) => body)

  it.each(withBody.map((call) => [call.id, call] as const))("of %s are taken", (id, { body }) => {
    const bodies = Object.values(EXAMPLES[id]?.bodies ?? {})
    expect(bodies.length).toBeGreaterThan(0)
    for (const example of bodies) expect(body?.safeParse(example).error).toBeUndefined()
  })

  it.each(CALLS.map((call) => [call.id, call] as const))("of %s are answers", (id, { answer }) => {
    const example = EXAMPLES[id]?.answer
    expect(answer.schema.parse(example)).toEqual(example)
  })

  it("order a part that the demo sells", () => {
    const { sku, productName, price, qty } = EXAMPLE_PRODUCT
    const part = catalogue.flatMap(({ parts }) => parts).find((one) => one.sku === sku)
    expect(part).toMatchObject({ name: productName, price, stock: Number(qty) })
    expect(part?.status.state).toBe("active")
  })
})

describe("the table of calls", () => {
  /** They tell of the table and are no rows of it. */
  const about = ["GET /docs", "GET /openapi.json"]

  it("has a handler for every row and a row for every handler", () => {
    const handlers = handlersBelow(path.resolve(__dirname, "../../../api/api/v1"))
    const rows = CALLS.map((call) => `${call.method} ${call.path}`)
    expect(handlers.sort()).toEqual([...rows, ...about].sort())
  })
})

/** `GET /order/{id}` for each method that a route file exports. */
function handlersBelow(root: string): string[] {
  const routes = readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => file.endsWith("/route.ts"))
  return routes.flatMap((file) => {
    const source = readFileSync(path.join(root, file), "utf8")
    const address = `/${path.posix.dirname(file).replace(/\[(\w+)\]/g, "{$1}")}`
    const exported = source.matchAll(/export (?:async )?(?:function|const) ([A-Z]+)\b/g)
    return [...exported].map(([, method]) => `${method} ${address}`)
  })
}
