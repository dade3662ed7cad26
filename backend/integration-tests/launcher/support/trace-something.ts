import { Tracer } from "@medusajs/framework/telemetry"
import { register } from "../../../../instrumentation"

// A process that traces one request, as Medusa does, and tells what it has loaded for it.
register()
// The exporter's timer keeps no process alive; a channel that somebody listens to does.
process.on("message", () => undefined)
const address = "/api/v1/users/ada@example.com?token=of-the-address"
void new Tracer("of the test").trace(`GET ${address}`, async (span) => {
  span.setAttributes({
    "http.method": "GET",
    "http.url": address,
    authorization: "Bearer of-the-header",
    cookie: "connect.sid=of-the-cookie",
    "db.statement": "select * from customer where email = 'ada@example.com'",
  })
  span.end()
  const loaded = Object.keys(require.cache).some((file) => file.includes("opentelemetry/sdk-node"))
  process.send?.({ loaded })
})
