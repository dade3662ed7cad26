import net from "node:net"

/** A free port on this machine's own address. */
export async function freePort(): Promise<number> {
  const server = await listening({ host: "127.0.0.1", port: 0 })
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === "string") throw new Error("A socket without a port")
  return address.port
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
