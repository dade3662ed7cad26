import { once } from "node:events"
import http from "node:http"
import { readEnvironment, type Environment } from "../settings/environment"
import { knownHosts } from "../settings/network/known-hosts"
import { originOf } from "../settings/origin"
import { routeRequests, type LazyServices } from "./route-requests"
import { startServices, type Service } from "./services"

const LOOPBACK = "127.0.0.1"
const SHUTDOWN_MS = 2000

/**
 * The process of the embedded services: identity and payments, each where no real one is set.
 * It listens, reports its address to its parent, loads the services with the first call (that takes a second
 * of the processor, which the shop's own start needs more), and ends with its parent.
 */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env)
  const services = lazily(environment)
  const server = http.createServer(routeRequests(services, knownHosts(environment)))
  // The address of before, where the shop already knows one.
  const known = process.env.SHOP_INTERNAL_EMBEDDED_URL
  server.listen(known ? Number(new URL(known).port) : 0, LOOPBACK)
  await once(server, "listening")
  const address = server.address()
  if (typeof address !== "object" || !address) throw new Error("The server has no port")
  process.send?.({ listening: originOf({ host: LOOPBACK, port: address.port }) })

  const end = async () => {
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
    server.close()
    for (const service of services.started()) await service.end()
    process.exit(0)
  }
  process.once("disconnect", () => void end())
  process.once("SIGTERM", () => void end())
}

function lazily(environment: Environment): LazyServices {
  let starting: Promise<readonly Service[]> | undefined
  let started: readonly Service[] = []
  const start = async () => (started = await startServices(environment))
  return {
    start: () => {
      starting ??= start()
      starting.catch(fail)
      return starting
    },
    started: () => started,
  }
}

function fail(error: unknown): void {
  console.error(error)
  process.exit(1)
}

// The terminal's Ctrl-C reaches everybody; the parent says when to end.
process.on("SIGINT", () => undefined)

main().catch(fail)
