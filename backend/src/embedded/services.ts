import type { IncomingMessage, ServerResponse } from "node:http"
import type { Environment } from "../settings/environment"
import { handOverFolder, openOutbox, outboxFolder, type OutgoingMessage } from "../mail/outbox"
import { originOf } from "../settings/origin"

/** One of the embedded services behind the common address. */
export type Service = {
  handles: (pathname: string) => boolean
  handle: (request: IncomingMessage, response: ServerResponse) => void
  /** Brings everything to disk. */
  end: () => Promise<void>
}

const WEBHOOK_PATH = "/hooks/stripe"

/** Starts the services that stand in for what the environment does not name. */
export async function startServices(environment: Environment): Promise<Service[]> {
  const { identity, payment } = environment
  const services: Service[] = []
  if (payment.mode === "sandbox") services.push(await startSandbox(environment))
  if (identity.mode === "embedded") services.push(await startIdentity(environment))
  return services
}

/** Firebase's Auth emulator; loading it takes seconds, so it is not imported before. */
async function startIdentity(environment: Environment): Promise<Service> {
  const { createIdentityService } = await import("./identity/identity-service.js")
  const service = await createIdentityService({
    dataDir: environment.dataDir,
    projectId: environment.identity.projectId,
    publicUrl: environment.publicUrl,
    outbox: openMailbox(environment),
  })
  return { ...service, end: () => service.flush() }
}

/** With a mail server the shop's process sends the mails; nobody sends SMS codes. */
function openMailbox({ dataDir, mail }: Environment): (message: OutgoingMessage) => void {
  const keep = openOutbox(outboxFolder(dataDir))
  if (mail.kind === "outbox") return keep
  const handOver = openOutbox(handOverFolder(dataDir))
  return (message) => (message.kind === "mail" ? handOver(message) : keep(message))
}

/** The half of Stripe that the shop's server and its pages talk to. */
async function startSandbox(environment: Environment): Promise<Service> {
  const { createPaymentSandbox } = await import("./payment-sandbox/create-payment-sandbox.js")
  const { apiKey, publishableKey, webhookSecret } = environment.payment
  const url = `${originOf(environment)}${WEBHOOK_PATH}`
  const sandbox = createPaymentSandbox({
    dataDir: environment.dataDir,
    secretKey: apiKey,
    publishableKey,
    ...(webhookSecret ? { webhook: { url, secret: webhookSecret } } : {}),
  })
  return {
    handles: (pathname) => sandbox.handles(pathname),
    handle: (request, response) => void sandbox.handle(request, response),
    end: () => sandbox.close(),
  }
}
