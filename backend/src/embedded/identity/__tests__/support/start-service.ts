import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import { createIdentityService } from "../../identity-service"
import type { OutboxMessage } from "../../outbox-message"
import { IdentityClient } from "./identity-client"

export const newDataDir = () => mkdtemp(path.join(tmpdir(), "identity-"))

/** The service on a free port; `stop` keeps the data folder, `remove` deletes it as well. */
export async function startService(dataDir?: string, projectId = "demo-halden") {
  const folder = dataDir ?? (await newDataDir())
  const outbox: OutboxMessage[] = []
  const service = await createIdentityService({
    dataDir: folder,
    projectId,
    publicUrl: "http://shop.test",
    outbox: (message) => outbox.push(message),
  })
  const server = createServer((request, response) => service.handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (!address || typeof address !== "object") throw new Error("the server has no port")
  const origin = `http://127.0.0.1:${address.port}`
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return {
    client: new IdentityClient(origin),
    origin,
    outbox,
    service,
    dataDir: folder,
    stop,
    remove: async () => {
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}

export type RunningService = Awaited<ReturnType<typeof startService>>
