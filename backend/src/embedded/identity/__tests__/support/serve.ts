import { createServer } from "node:http"
import { createIdentityService } from "../../identity-service"

// A program of its own, so that a test can kill it: serve.ts <data folder>; prints its address.
async function main(dataDir = ""): Promise<void> {
  const service = await createIdentityService({
    dataDir,
    projectId: "demo-halden",
    publicUrl: "http://shop.test",
    outbox: () => undefined,
  })
  const server = createServer((request, response) => service.handle(request, response))
  server.listen(0, "127.0.0.1", () => {
    const address = server.address()
    if (address && typeof address === "object") {
      process.stdout.write(`http://127.0.0.1:${address.port}\n`)
    }
  })
}

void main(process.argv[2])
