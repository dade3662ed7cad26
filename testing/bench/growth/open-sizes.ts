import type { MedusaProcess } from "../../testkit/shop/medusa-process"
import type { BenchShop } from "../shops/open-shops"
import { callsFor, DEEP_CALLS, deepCall, type GrowthCall } from "./calls"
import { deepPages } from "./deep-pages"
import { readSamples } from "./searches"

/** A running shop of one size. */
export type Size = { name: string; url: string; deepCalls: GrowthCall[] }

/** Starts all sizes; `calls` are the same of each, in the same order. */
export async function openSizes(shops: readonly BenchShop[]) {
  const servers: MedusaProcess[] = []
  const stop = async () => {
    for (const server of servers) await server.stop()
  }
  const databaseUrl = shops[0]?.databaseUrl ?? ""
  const common = callsFor(await readSamples(databaseUrl))
  const calls = ({ deepCalls }: Size) => [...common.slice(0, 1), ...deepCalls, ...common.slice(1)]
  const sizes: Size[] = []
  try {
    for (const { products, server: make } of shops) {
      const server = await make()
      servers.push(server)
      await server.start()
      const { deep, last } = await deepPages(server.url)
      const deepCalls = DEEP_CALLS.map((name, index) => deepCall(name, index === 0 ? deep : last))
      sizes.push({ name: `${products / 1000}k`, url: server.url, deepCalls })
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { sizes, calls, databaseUrl, stop }
}
