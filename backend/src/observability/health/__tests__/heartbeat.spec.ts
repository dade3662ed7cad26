import { Heartbeat } from "../heartbeat"
import type { PoolClient } from "../pool-client"

/** A pool whose server answers each attempt to connect with an error of this code. */
function refusing(code: string): PoolClient {
  const acquireRawConnection = () => Promise.reject(Object.assign(new Error(code), { code }))
  return { acquireRawConnection } as Partial<PoolClient> as PoolClient
}

function watch(client: PoolClient) {
  const told: string[] = []
  const heartbeat = new Heartbeat(client, {
    silenceMs: 1500,
    onGone: () => void told.push("gone"),
    onBack: () => void told.push("back"),
  })
  onTestFinished(() => heartbeat.stop())
  return { heartbeat, told }
}

describe("Heartbeat", () => {
  it("takes a server that has no place, or not this database, for one that is there", async () => {
    const there = ["53300", "3D000", "55000", "28P01"].map((code) => watch(refusing(code)))
    const gone = ["ECONNREFUSED", "57P03", "EPIPE"].map((code) => watch(refusing(code)))
    await expect.poll(() => gone.map(({ told }) => told)).toEqual(gone.map(() => ["gone"]))
    expect(there.map(({ told }) => told)).toEqual(there.map(() => []))
  })

  it("lets a call wait for a moment for the return, and tells of it once", async () => {
    let fails = true
    const query = () => (fails ? Promise.reject(new Error("gone")) : Promise.resolve())
    const line = { query, connection: { stream: { destroy: () => undefined } } }
    const client = { acquireRawConnection: async () => line } as unknown as PoolClient
    const { heartbeat, told } = watch(client)
    await expect.poll(() => heartbeat.gone).toBe(true)
    expect(await heartbeat.isThere()).toBe(false)
    fails = false
    await expect.poll(() => heartbeat.isThere()).toBe(true)
    expect(told).toEqual(["gone", "back"])
  })
})
