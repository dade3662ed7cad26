import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from "express"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { passBySegment } from "../pass-by-segment"

const told = (name: string) => (_req: Request, res: Response) => void res.send(name)

/** Asks an app whose layers `lay` puts behind the edge, and answers status and text. */
async function ask(path: string, lay: (app: Express) => void): Promise<string> {
  const app = express()
  app.use((_req, res, next) => {
    res.setHeader("x-edge", "passed")
    next()
  })
  app.use(passBySegment(app))
  lay(app)
  const server = app.listen(0, "127.0.0.1")
  try {
    await once(server, "listening")
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    return `${answer.status} ${await answer.text()}`
  } finally {
    server.close()
  }
}

describe("the way of a request through Medusa's layers", () => {
  it.each([
    ["/api/v1/products", "200 products"],
    ["/API/v1/Products/", "200 products"],
    ["/api/v1/nothing", "200 everything of the api"],
    ["/apis", "200 any"],
    ["/admin/orders/1", "200 order 1"],
    ["/admin", "200 admin"],
    ["/storex/deep/er", "200 by pattern"],
    ["/one/two", "200 one of two words"],
    ["/foo/1", "200 either"],
    ["/bar/1", "200 either"],
  ])("leads %s where Express alone leads it", async (path, answer) => {
    const lay = (app: Express) => {
      app.get("/admin/orders/:id", (req, res) => void res.send(`order ${req.params.id}`))
      app.get("/admin", told("admin"))
      app.get("/api/v1/products", told("products"))
      app.get("/api/v1/:rest(*)", told("everything of the api"))
      app.get(/^\/foo\/\d$|^\/bar\/\d$/, told("either"))
      app.get(/^\/store\/?x/, told("by pattern"))
      app.get("/:first/two", told("one of two words"))
      app.get("*", told("any"))
    }
    expect(await ask(path, lay)).toBe(answer)
  })

  it("passes a layer once, also where nobody answers", async () => {
    const passed: string[] = []
    const answer = await ask("/admin/nothing", (app) => {
      app.use((req, _res, next) => {
        passed.push(req.path)
        next()
      })
      app.use("/admin", (req, _res, next) => {
        passed.push(`admin ${req.path}`)
        next()
      })
      app.use("/store", (_req, _res, next) => {
        passed.push("store")
        next()
      })
    })
    expect(answer).toContain("404")
    expect(passed).toEqual(["/admin/nothing", "admin /nothing"])
  })

  it("leads calls of the shop's own past what reads cookies and bodies, and nobody else's", async () => {
    const lay = (app: Express) => {
      const passed: string[] = []
      const named = (name: string) => {
        const layer = (...[, , next]: Parameters<RequestHandler>) => {
          passed.push(name)
          next()
        }
        app.use(Object.defineProperty(layer, "name", { value: name }))
      }
      for (const name of ["session", "aPlugins", "jsonBodyParser"]) named(name)
      app.get("*", (_req, res) => void res.send(passed.join(" ")))
    }
    expect(await ask("/api/v1/products", lay)).toBe("200 aPlugins")
    expect(await ask("/admin/orders", lay)).toBe("200 session aPlugins jsonBodyParser")
  })

  it("has the error handler behind a layer that fails answer, once", async () => {
    const seen: unknown[] = []
    const answer = await ask("/store/carts", (app) => {
      app.get("/store/carts", () => {
        throw new Error("broken")
      })
      const handler = (...[error, , res]: Parameters<ErrorRequestHandler>) => {
        seen.push(error.message)
        res.status(500).send("sorry")
      }
      // Express knows an error handler by its four parameters.
      app.use(Object.defineProperty(handler, "length", { value: 4 }))
    })
    expect(answer).toBe("500 sorry")
    expect(seen).toEqual(["broken"])
  })

  it("learns of layers that come later", async () => {
    const app = express()
    app.use(passBySegment(app))
    const server = app.listen(0, "127.0.0.1")
    await once(server, "listening")
    const { port } = server.address() as AddressInfo
    const status = async () => (await fetch(`http://127.0.0.1:${port}/late/1`)).status
    try {
      expect(await status()).toBe(404)
      app.get("/late/:id", told("late"))
      expect(await status()).toBe(200)
    } finally {
      server.close()
    }
  })
})
