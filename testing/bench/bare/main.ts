import http from "node:http"
import type { AddressInfo } from "node:net"
import { Pool } from "pg"
import type { Statement } from "../servers/sent-statements"

/** What the process of the bare server is started with. */
export type BareOrder = { databaseUrl: string; statement: Statement }

// The limit: Node's own server and one prepared statement, whose row is answered as JSON.
process.once("message", ({ databaseUrl, statement }: BareOrder) => {
  const pool = new Pool({ connectionString: databaseUrl })
  const server = http.createServer((_, res) => {
    pool.query<Record<string, unknown>>({ ...statement }).then(
      ({ rows }) => {
        const body = Buffer.from(JSON.stringify(rows[0]))
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
