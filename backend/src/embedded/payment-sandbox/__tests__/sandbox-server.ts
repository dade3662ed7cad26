import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import os from "node:os"
import path from "node:path"
import { createPaymentSandbox, type PaymentSandboxOptions } from "../create-payment-sandbox"

export const SECRET_KEY = "sk_test_sandbox"
export const PUBLISHABLE_KEY = "pk_test_sandbox"

export type Reply = { status: number; headers: Headers; body: Record<string, unknown> }
export type Fields = Record<string, string>

export type SandboxServer = {
  url: string
  port: number
  dataDir: string
  /** Calls as the shop's backend: with the secret key in the header. */
  secret(call: string, fields?: Fields, headers?: Fields): Promise<Reply>
  /** Calls as Stripe.js: with the publishable key as a form field. */
  browser(call: string, fields?: Fields): Promise<Reply>
  stop(): Promise<void>
}

/** A folder that goes when the test process does. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "payment-sandbox-"))
  process.once("exit", () => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The sandbox behind a real server on a free loopback port. */
export async function startSandbox(
  options: Partial<PaymentSandboxOptions> = {},
): Promise<SandboxServer> {
  const dataDir = options.dataDir ?? temporaryFolder()
  const sandbox = createPaymentSandbox({
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    ...options,
    dataDir,
  })
  const server = http.createServer((req, res) => void sandbox.handle(req, res))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    port,
    dataDir,
    secret: (call, fields, headers) =>
      request(url, {
        call,
        fields,
        headers: { authorization: `Bearer ${SECRET_KEY}`, ...headers },
      }),
    browser: (call, fields) => request(url, { call, fields: { key: PUBLISHABLE_KEY, ...fields } }),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await sandbox.close()
    },
  }
}

type Request = { call: string; fields?: Fields; headers?: Fields }

/** `call` reads like "POST /v1/refunds". */
export async function request(
  url: string,
  { call, fields = {}, headers = {} }: Request,
): Promise<Reply> {
  const [method = "GET", pathname = "/"] = call.split(" ")
  const form = new URLSearchParams(fields)
  const response =
    method === "GET"
      ? await fetch(`${url}${pathname}?${form}`, { headers })
      : await fetch(`${url}${pathname}`, { method, body: form, headers })
  const body = (await response.json()) as Record<string, unknown>
  return { status: response.status, headers: response.headers, body }
}

export function cardFields(number: string, prefix = ""): Fields {
  const name = (field: string) => (prefix ? `${prefix}[card][${field}]` : `card[${field}]`)
  return {
    [prefix ? `${prefix}[type]` : "type"]: "card",
    [name("number")]: number,
    [name("exp_month")]: "12",
    [name("exp_year")]: String(new Date().getFullYear() + 2),
    [name("cvc")]: number.startsWith("37") ? "1234" : "123",
  }
}

/** An intent of 50.00 usd, as the provider makes it. */
export async function createIntent(server: SandboxServer, fields: Fields = {}) {
  const { body } = await server.secret("POST /v1/payment_intents", {
    amount: "5000",
    currency: "usd",
    "payment_method_types[0]": "card",
    "metadata[session_id]": "payses_1",
    ...fields,
  })
  return { id: String(body.id), clientSecret: String(body.client_secret), body }
}

export async function confirmWith(server: SandboxServer, number: string, fields: Fields = {}) {
  const intent = await createIntent(server, fields)
  const reply = await server.browser(`POST /v1/payment_intents/${intent.id}/confirm`, {
    client_secret: intent.clientSecret,
    ...cardFields(number, "payment_method_data"),
  })
  return { ...intent, reply }
}
