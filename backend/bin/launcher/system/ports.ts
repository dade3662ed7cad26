import { randomInt } from "node:crypto"
import net from "node:net"
import { errorCode } from "./error-code"

/** Below what the systems give to outgoing connections, one of which could take it meanwhile. */
const PORTS = [20_000, 32_000] as const

/** A free port on this machine's own address. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...PORTS)
    try {
      await tryPort({ host: "127.0.0.1", port })
      return port
    } catch (error) {
      if (errorCode(error) !== "EADDRINUSE") throw error
    }
  }
}

/** Resolves when a server could listen there now; rejects with the system's error otherwise. */
export async function tryPort(address: { host: string; port: number }): Promise<void> {
  const server = await listening(address)
  await new Promise((resolve) => server.close(resolve))
}

function listening(address: { host: string; port: number }): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once("error", reject)
    server.listen(address, () => resolve(server))
  })
}
