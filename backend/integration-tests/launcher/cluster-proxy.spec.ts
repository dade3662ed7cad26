import { once } from "node:events"
import http, { type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { startProxy, type Proxy } from "../../bin/launcher/cluster/proxy"
import { newUpstream, Rotation } from "../../bin/launcher/cluster/upstreams"
import { freePort } from "../../bin/launcher/system/ports"

describe("the proxy of a cluster", () => {
  const servers: http.Server[] = []
  let proxy: Proxy | undefined

  afterEach(async () => {
    await proxy?.stop()
    for (const server of servers.splice(0)) server.closeAllConnections()
  })

  /** A server that is healthy and answers all else as told; its port. */
  const serve = async (answer: RequestListener) => {
    const server = http.createServer((req, res) => {
      if (req.url === "/health/ready") res.end()
      else answer(req, res)
    })
    servers.push(server.listen(0, "127.0.0.1"))
    await once(server, "listening")
    return (server.address() as AddressInfo).port
  }
  /** A proxy before servers at these ports, all of them healthy as far as it knows. */
  const open = async (ports: number[], behindProxy = false) => {
    const rotation = new Rotation(ports.map(newUpstream))
    for (const upstream of rotation.upstreams) upstream.isHealthy = true
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    proxy = await startProxy({ host: "127.0.0.1", port, rotation, behindProxy, publicUrl: url })
    return { url, rotation }
  }
  const echo: RequestListener = (req, res) => {
    res.setHeader("set-cookie", ["a=1", "b=2"])
    res.writeHead(201, { "x-method": req.method })
    req.pipe(res)
  }

  it("asks the servers in turn, and none that was taken out", async () => {
    const asked: string[] = []
    const named = (name: string) =>
      serve((_req, res) => {
        asked.push(name)
        res.end()
      })
    const { url, rotation } = await open([await named("one"), await named("two")])
    for (let count = 0; count < 4; count += 1) await fetch(url)
    expect(asked.toSorted()).toEqual(["one", "one", "two", "two"])
    for (const upstream of rotation.upstreams.slice(0, 1)) upstream.isDraining = true
    asked.length = 0
    for (let count = 0; count < 3; count += 1) await fetch(url)
    expect(asked).toEqual(["two", "two", "two"])
  })

  it("passes call and answer on whole", async () => {
    const { url } = await open([await serve(echo)])
    const answer = await fetch(`${url}/a?b=c`, { method: "POST", body: "x".repeat(1_000_000) })
    expect([answer.status, answer.headers.get("x-method")]).toEqual([201, "POST"])
    expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"])
    expect((await answer.text()).length).toBe(1_000_000)
  })

  it("sends an order to another server where the connection is refused", async () => {
    const { url, rotation } = await open([await freePort(), await serve(echo)])
    for (const body of ["first", "second"]) {
      const answer = await fetch(url, { method: "POST", body })
      expect([answer.status, await answer.text()]).toEqual([201, body])
    }
    expect(rotation.upstreams.map(({ isHealthy }) => isHealthy)).toEqual([false, true])
  })

  it("reads elsewhere, but orders nothing twice, where a server breaks off", async () => {
    const orders: string[] = []
    const breaks = await serve((req) => {
      if (req.method === "POST") orders.push("broken")
      req.socket.destroy()
    })
    const works = await serve((req, res) => {
      if (req.method === "POST") orders.push("whole")
      res.end()
    })
    const { url } = await open([breaks, works])
    const reads = await Promise.all([fetch(url), fetch(url), fetch(url)])
    expect(reads.map(({ status }) => status)).toEqual([200, 200, 200])
    const order = () => fetch(url, { method: "POST", body: "an order" })
    const answers = [await order(), await order()]
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 502])
    expect(orders.toSorted()).toEqual(["broken", "whole"])
  })

  it("says 503 and when to come again where there is no server", async () => {
    const { url } = await open([await freePort()])
    const answer = await fetch(url, { method: "POST", body: "an order" })
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"])
    expect(await answer.json()).toMatchObject({ success: false, code: "unavailable" })
  })

  it("tells a server who called, but not what the caller says of another host", async () => {
    const tell: RequestListener = ({ headers }, res) => {
      res.end(
        JSON.stringify([
          headers.host,
          headers["x-forwarded-for"],
          headers["x-forwarded-host"],
          headers["x-forwarded-proto"],
        ]),
      )
    }
    const said = {
      "x-forwarded-for": "198.51.100.7",
      "x-forwarded-host": "elsewhere.example",
      "x-forwarded-proto": "https",
    }
    const direct = await open([await serve(tell)])
    const real = await fetch(direct.url, { headers: { "x-real-ip": "198.51.100.7" } })
    const host = new URL(direct.url).host
    const from = "198.51.100.7, 127.0.0.1"
    expect(await (await fetch(direct.url)).json()).toEqual([host, null, null, null])
    expect(await real.json()).toEqual([host, "127.0.0.1", null, null])
    expect(await (await fetch(direct.url, { headers: said })).json()).toEqual([
      host,
      from,
      null,
      null,
    ])
    await proxy?.stop()
    const behind = await open([await serve(tell)], true)
    expect(await (await fetch(behind.url, { headers: said })).json()).toEqual([
      new URL(behind.url).host,
      from,
      "elsewhere.example",
      "https",
    ])
  })

  it("lets an answer end before it stops", async () => {
    let finish: () => void = () => undefined
    const slow = await serve((_req, res) => {
      res.write("half")
      finish = () => void res.end(" and half")
    })
    const { url } = await open([slow])
    const answer = await fetch(url)
    const stopping = proxy?.stop()
    finish()
    expect(await answer.text()).toBe("half and half")
    await stopping
    await expect(fetch(url)).rejects.toThrow()
  })
})
