import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { pluginPayments } from "../plugin-payments"

describe("the payment providers of plugins", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "payments-"))
  afterAll(() => fs.rmSync(folder, { recursive: true }))

  it("are the built folders that begin with payment-, each by the rest of its name", () => {
    const providers = path.join(folder, ".medusa/server/src/providers")
    expect(pluginPayments([{ folder }])).toEqual([])
    for (const name of ["payment-invoice", "notification-sms"]) {
      fs.mkdirSync(path.join(providers, name), { recursive: true })
    }
    expect(pluginPayments([{ folder }])).toEqual([
      { resolve: path.join(providers, "payment-invoice"), id: "invoice" },
    ])
  })
})
