import { confirmWith, startSandbox, type SandboxServer } from "./sandbox-server"

describe("refunds of the sandbox", () => {
  let server: SandboxServer

  beforeAll(async () => {
    server = await startSandbox()
  })

  afterAll(() => server.stop())

  it("gives back in parts until nothing is left", async () => {
    const { id } = await confirmWith(server, "4242424242424242")
    const refund = (fields: Record<string, string>) =>
      server.secret("POST /v1/refunds", { payment_intent: id, ...fields })

    expect((await refund({ amount: "2000" })).body).toMatchObject({
      object: "refund",
      amount: 2000,
      payment_intent: id,
    })
    expect((await refund({ amount: "4000" })).status).toBe(400)
    expect((await refund({})).body).toMatchObject({ amount: 3000 })
    expect((await refund({})).body.error).toMatchObject({ code: "charge_already_refunded" })
  })

  it("gives nothing back of an unpaid intent", async () => {
    const { id } = await confirmWith(server, "4000000000000002")

    const { status } = await server.secret("POST /v1/refunds", { payment_intent: id })

    expect(status).toBe(400)
  })
})

describe("idempotency keys of the sandbox", () => {
  let server: SandboxServer

  beforeAll(async () => {
    server = await startSandbox()
  })

  afterAll(() => server.stop())

  const create = (amount: string, key: string) =>
    server.secret(
      "POST /v1/payment_intents",
      { amount, currency: "usd" },
      { "idempotency-key": key },
    )

  it("answers a repeated call with the first answer", async () => {
    const first = await create("5000", "payses_a")
    const second = await create("5000", "payses_a")

    expect(second.body).toEqual(first.body)
    expect(first.headers.get("idempotent-replayed")).toBeNull()
    expect(second.headers.get("idempotent-replayed")).toBe("true")
  })

  it("makes one intent of ten calls at once", async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => create("5000", "payses_once")),
    )

    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
  })

  it("refuses the key with other parameters", async () => {
    await create("5000", "payses_b")

    const { status, body } = await create("6000", "payses_b")

    expect(status).toBe(400)
    expect(body.error).toMatchObject({ type: "idempotency_error" })
  })

  it("keeps no answer of a call that was invalid", async () => {
    expect((await create("1", "payses_c")).status).toBe(400)
    expect((await create("5000", "payses_c")).status).toBe(200)
  })

  it("does not tell the browser what the backend was answered under the same key", async () => {
    await create("5000", "payses_d")

    const response = await fetch(`${server.url}/v1/payment_intents`, {
      method: "POST",
      body: new URLSearchParams({ amount: "5000", currency: "usd", key: "pk_test_sandbox" }),
      headers: { "idempotency-key": "payses_d" },
    })

    expect(response.status).toBe(403)
  })
})
