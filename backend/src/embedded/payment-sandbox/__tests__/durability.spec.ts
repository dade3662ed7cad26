import { spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { once } from "node:events"
import {
  confirmWith,
  createIntent,
  request,
  SECRET_KEY,
  startSandbox,
  temporaryFolder,
} from "./sandbox-server"

function logOf(dataDir: string): string {
  return path.join(dataDir, "payments/payments.log")
}

describe("the sandbox's memory", () => {
  it("outlives a restart", async () => {
    const first = await startSandbox()
    const paid = await confirmWith(first, "4242424242424242")
    const open = await createIntent(first)
    await first.secret("POST /v1/refunds", { payment_intent: paid.id, amount: "1000" })
    await first.stop()

    const second = await startSandbox({ dataDir: first.dataDir })
    const paidAgain = await second.secret(`GET /v1/payment_intents/${paid.id}`)
    const openAgain = await second.secret(`GET /v1/payment_intents/${open.id}`)
    const refund = await second.secret("POST /v1/refunds", { payment_intent: paid.id })
    await second.stop()

    expect(paidAgain.body).toMatchObject({ status: "succeeded", amount_received: 5000 })
    expect(openAgain.body).toEqual(open.body)
    expect(refund.body).toMatchObject({ amount: 4000 })
  })

  it("outlives a torn last line", async () => {
    const first = await startSandbox()
    const { id } = await createIntent(first)
    await first.stop()
    fs.appendFileSync(logOf(first.dataDir), '[["intents","pi_torn",{"id":"pi_t')

    const second = await startSandbox({ dataDir: first.dataDir })
    const { status } = await second.secret(`GET /v1/payment_intents/${id}`)
    await second.stop()

    expect(status).toBe(200)
    expect(fs.readFileSync(logOf(first.dataDir), "utf8")).not.toContain("pi_torn")
  })

  it("does not start on a damaged log, and says which", async () => {
    const dataDir = temporaryFolder()
    fs.mkdirSync(path.join(dataDir, "payments"))
    fs.writeFileSync(logOf(dataDir), "not json\n[]\n")

    await expect(startSandbox({ dataDir })).rejects.toThrow(logOf(dataDir))
  })

  it("keeps no card number on the disk", async () => {
    const server = await startSandbox()
    await confirmWith(server, "4242424242424242")
    await confirmWith(server, "4000000000000002")
    await server.stop()

    expect(fs.readFileSync(logOf(server.dataDir), "utf8")).not.toMatch(/\d{13,19}/)
  })

  it("has on the disk what it answered before a kill", async () => {
    const dataDir = temporaryFolder()
    const script = path.join(__dirname, "serve-sandbox.ts")
    const child = spawn(process.execPath, ["--require", "ts-node/register", script, dataDir], {
      env: { ...process.env, TS_NODE_TRANSPILE_ONLY: "true" },
      stdio: ["ignore", "pipe", "inherit"],
    })
    const [line] = (await once(child.stdout, "data")) as [Buffer]
    const url = line.toString().trim()
    const answered: string[] = []
    // Buyers that go on until the kill: whatever was answered must be there after it.
    const buyers = Array.from({ length: 4 }, async () => {
      for (;;) {
        const { body } = await request(url, {
          call: "POST /v1/payment_intents",
          fields: { amount: "5000", currency: "usd" },
          headers: { authorization: `Bearer ${SECRET_KEY}` },
        })
        answered.push(String(body.id))
        if (answered.length === 40) child.kill("SIGKILL")
      }
    })
    await Promise.allSettled(buyers)

    const server = await startSandbox({ dataDir })
    const replies = await Promise.all(
      answered.map((id) => server.secret(`GET /v1/payment_intents/${id}`)),
    )
    await server.stop()

    expect(answered.length).toBeGreaterThanOrEqual(40)
    expect(replies.every(({ status }) => status === 200)).toBe(true)
  })
})
