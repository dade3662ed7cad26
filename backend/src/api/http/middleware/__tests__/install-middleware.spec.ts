import { createRequire } from "node:module"
import path from "node:path"
import { installMiddleware } from "../install-middleware"

const load = createRequire(__filename)
const http = path.dirname(load.resolve("@medusajs/framework/http"))

describe("installMiddleware", () => {
  it("stops the start with a sentence when Medusa's loader is gone", () => {
    const loader = load(path.join(http, "express-loader.js")) as { expressLoader?: unknown }
    const { expressLoader } = loader
    loader.expressLoader = undefined
    expect(installMiddleware).toThrow("@medusajs/framework has no expressLoader or RoutesFinder")
    loader.expressLoader = expressLoader
  })
})
