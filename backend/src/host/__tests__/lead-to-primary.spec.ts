import type { Connection } from "../../observability/health/pool-client"
import { leadToPrimary } from "../lead-to-primary"

type Role = "primary" | "standby" | "dead" | "hangs"

const ADDRESSES = ["postgres://one/shop", "postgres://two/shop", "postgres://three/shop"]

/** A client of hosts that play these roles, in the order of their addresses. */
function clientOf(roles: Role[]) {
  const opened: string[] = []
  const left = new Set<Connection>()
  const connect = (address: string): Promise<Connection> => {
    const role = roles[ADDRESSES.indexOf(address)]
    opened.push(address)
    if (role === "hangs") return new Promise(() => undefined)
    if (role === "dead") return Promise.reject(new Error(`${address} is dead`))
    const connection: Connection = {
      query: async () => ({ rows: [{ standby: role === "standby" }] }),
      connection: { stream: { destroy: () => left.delete(connection) } as never },
    }
    left.add(connection)
    return Promise.resolve(connection)
  }
  const client = {
    connectionSettings: { keepAlive: true, connectionString: ADDRESSES[0] } as object,
    acquireRawConnection: () =>
      connect(String(Reflect.get(client.connectionSettings, "connectionString"))),
  }
  leadToPrimary(client, ADDRESSES)
  return { client, opened, left, roles }
}

describe("leadToPrimary", () => {
  it("asks the primary alone where the first host is it, with the settings of before", async () => {
    const { client, opened, left } = clientOf(["primary", "standby", "standby"])
    await client.acquireRawConnection()
    expect(opened).toEqual([ADDRESSES[0]])
    expect(client.connectionSettings).toEqual({ keepAlive: true, connectionString: ADDRESSES[0] })
    expect(left.size).toBe(1)
  })

  it.each<Role>(["standby", "dead", "hangs"])(
    "passes by a host that is %s, and begins with the primary the next time",
    async (role) => {
      const { client, opened, left } = clientOf([role, "primary", "dead"])
      await client.acquireRawConnection()
      expect([opened, left.size]).toEqual([ADDRESSES.slice(0, 2), 1])
      await client.acquireRawConnection()
      expect(opened.slice(2)).toEqual([ADDRESSES[1]])
    },
  )

  it("finds a standby that was promoted, and leaves the old primary", async () => {
    const { client, opened, roles } = clientOf(["primary", "standby", "standby"])
    await client.acquireRawConnection()
    roles.splice(0, 2, "dead", "primary")
    await client.acquireRawConnection()
    expect(opened.at(-1)).toBe(ADDRESSES[1])
  })

  it("says why the primary does not answer, or that there is none, and keeps no connection", async () => {
    const { client, left } = clientOf(["standby", "dead", "standby"])
    await expect(client.acquireRawConnection()).rejects.toThrow("two/shop is dead")
    const none = clientOf(["standby", "standby", "standby"])
    await expect(none.client.acquireRawConnection()).rejects.toMatchObject({ code: "57P03" })
    expect([left.size, none.left.size]).toEqual([0, 0])
  })
})
