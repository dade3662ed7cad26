import fs from "node:fs"
import Module from "node:module"

// Loaded into the shop's process (--import): writes down each statement that it sends to PostgreSQL
// as a line of JSON into the file that BENCH_STATEMENTS names.
const file = process.env.BENCH_STATEMENTS
const load = Module._load
const seen = new WeakSet()

Module._load = function (request, ...rest) {
  const exports = load.call(this, request, ...rest)
  if (request === "pg" && file) watch(exports.Client.prototype)
  return exports
}

function watch(client) {
  if (seen.has(client)) return
  seen.add(client)
  const { query } = client
  client.query = function (config, ...rest) {
    if (typeof config?.text === "string") {
      const { name, text, values } = config
      fs.appendFileSync(file, `${JSON.stringify({ name, text, values })}\n`)
    }
    return query.call(this, config, ...rest)
  }
}
