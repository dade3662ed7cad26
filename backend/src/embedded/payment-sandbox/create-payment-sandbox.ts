import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import { type Form, parseForm } from "./http/form"
import { onceOnly } from "./http/idempotency"
import { randomId } from "./http/ids"
import { checkKeys, readAccess } from "./http/keys"
import { StripeFault } from "./http/stripe-fault"
import { answerCall } from "./routes"
import type { Answer } from "./storage/records"
import { openStore } from "./storage/store"
import { createWebhooks, type WebhookTarget } from "./webhooks/webhooks"

const LARGEST_BODY = 64 * 1024

export type PaymentSandboxOptions = {
  /** The shop's data folder; the sandbox keeps its log in `payments/` there. */
  dataDir: string
  secretKey: string
  publishableKey: string
  webhook?: WebhookTarget
}

export type PaymentSandbox = {
  /** Whether a path is the sandbox's. */
  handles(pathname: string): boolean
  handle(req: IncomingMessage, res: ServerResponse): Promise<void>
  /** Ends deliveries and closes the log; undelivered events are sent after the next start. */
  close(): Promise<void>
}

/**
 * The part of Stripe's API that the shop uses, for test cards on this machine.
 * Every answer tells of a state that is already on the disk. Throws on keys that are not test keys.
 */
export function createPaymentSandbox(options: PaymentSandboxOptions): PaymentSandbox {
  checkKeys(options)
  const store = openStore(path.join(options.dataDir, "payments"))
  const webhooks = createWebhooks(store, options.webhook)
  webhooks.send()

  async function answer(req: IncomingMessage): Promise<{ answer: Answer; replayed: boolean }> {
    const url = new URL(req.url ?? "/", "http://sandbox")
    const method = req.method ?? "GET"
    const form = parseForm(method === "POST" ? await readBody(req) : url.search)
    const access = readAccess(options, req.headers, form)
    return store.transaction((draft) => {
      const call = { method, pathname: url.pathname, form, access, draft, webhooks }
      const key = req.headers["idempotency-key"]
      if (method !== "POST" || typeof key !== "string") {
        return { answer: answerCall(call), replayed: false }
      }
      const request = { ...options, key, access, path: url.pathname, form: withoutKey(form) }
      return onceOnly(draft, request, () => answerCall(call))
    })
  }

  return {
    handles: (pathname) => pathname.startsWith("/v1/"),
    async handle(req, res) {
      const { answer: result, replayed } = await answer(req).catch(failed)
      res.writeHead(result.status, {
        "content-type": "application/json",
        "cache-control": "no-store",
        "request-id": randomId("req_", 14),
        ...(replayed ? { "idempotent-replayed": "true" } : {}),
      })
      res.end(JSON.stringify(result.body))
      webhooks.send()
    },
    async close() {
      webhooks.close()
      await store.close()
    },
  }
}

function failed(error: unknown): { answer: Answer; replayed: boolean } {
  if (error instanceof StripeFault) return { answer: error.answer, replayed: false }
  console.error("payment sandbox:", error)
  const body = { error: { type: "api_error", message: "The payment sandbox failed." } }
  return { answer: { status: 500, body }, replayed: false }
}

function withoutKey(form: Form): Form {
  return new Map([...form].filter(([name]) => name !== "key"))
}

/** The request's body as text; throws a StripeFault (413) past 64 KiB. */
async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > LARGEST_BODY) {
      throw new StripeFault(413, {
        type: "invalid_request_error",
        message: "The request is too large.",
      })
    }
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString("utf8")
}
