import http from "node:http"
import type { AddressInfo } from "node:net"
import { Pool } from "pg"
import type { Statement } from "../servers/sent-statements"

/** What the process of the bare server is started with: it answers the second statement at `/1`. */
export type BareOrder = { databaseUrl: string; statements: readonly Statement[] }

// END_WITH_PARENT lets go of the channel, and before the order has come nothing else keeps this running.
process.channel?.ref()

// The limit: Node's own server and one prepared statement, whose rows are answered as JSON.
process.once("message", ({ databaseUrl, statements }: BareOrder) => {
  const pool = new Pool({ connectionString: databaseUrl })
  const server = http.createServer(({ url = "" }, res) => {
    const statement = statements[Number(url.slice(1))]
    if (!statement) {
      res.writeHead(404).end()
      return
    }
    pool.query({ ...statement }).then(
      ({ rows }) => {
        const body = Buffer.from(JSON.stringify(rows))
        res.writeHead(200, { "content-type": "application/json", "content-length": body.length })
        res.end(body)
      },
      (error: unknown) => res.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, "127.0.0.1", () => {
    process.send?.({ port: (server.address() as AddressInfo).port })
  })
})
