import net from "node:net"

export type DatabaseProxy = {
  /** As a server that was ended: connections break, new ones are refused. */
  end: () => Promise<void>
  /** As a server that was stopped: connections are taken, and nothing is ever said on them. */
  hang: () => void
  /** As it was; what was sent to a hanging server meanwhile reaches it now. */
  restore: () => Promise<void>
}

/** Stands between a shop and PostgreSQL, so that it can fail for this shop alone. */
export async function startDatabaseProxy({
  target,
  port,
}: {
  target: number
  port: number
}): Promise<DatabaseProxy> {
  const pairs = new Set<readonly [net.Socket, net.Socket]>()
  let hangs = false
  let server = net.createServer(join)

  function join(shop: net.Socket): void {
    const pair = [shop, net.connect(target, "127.0.0.1")] as const
    pairs.add(pair)
    for (const socket of pair) {
      socket.on("error", () => undefined)
      socket.on("close", () => {
        pairs.delete(pair)
        for (const one of pair) one.destroy()
      })
    }
    if (!hangs) connect(pair)
  }
  const listen = () => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  await listen()

  return {
    end: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const [shop] of pairs) shop.destroy()
      await closed
    },
    hang: () => {
      hangs = true
      for (const pair of pairs) for (const socket of pair) socket.unpipe().pause()
    },
    restore: async () => {
      if (hangs) pairs.forEach(connect)
      hangs = false
      if (server.listening) return
      server = net.createServer(join)
      await listen()
    },
  }
}

function connect([shop, database]: readonly [net.Socket, net.Socket]): void {
  shop.pipe(database).pipe(shop)
}
