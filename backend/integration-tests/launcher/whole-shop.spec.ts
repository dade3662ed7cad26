import fs from "node:fs"
import path from "node:path"
import { startPostgres } from "../../bin/launcher/postgres/start-postgres"
import { freePort } from "../../bin/launcher/system/ports"
import {
  openShop,
  runBelowShell,
  type RunningShop,
  runShop,
} from "../../../testing/testkit/shop/run-shop"
import { processesOf } from "../../../testing/testkit/shop/processes-of"
import { query } from "./support/query"
import { documentedHeaders } from "./support/security-headers"
import { temporaryFolder } from "./support/temporary-folder"

const dataDir = path.join(temporaryFolder("shop"), "data")
const SOON = { timeout: 150_000, interval: 50 }

describe("the whole shop", { timeout: 300_000 }, () => {
  let variables: NodeJS.ProcessEnv = {}
  let origin = ""
  let shop: RunningShop

  beforeAll(async () => {
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    variables = { SHOP_DATA_DIR: dataDir, PORT: String(port), SHOP_DEMO: "off" }
    shop = await openShop(variables)
  }, 300_000)

  afterAll(() => {
    shop.child.kill("SIGKILL")
  })

  const status = async (address: string) => (await fetch(`${origin}${address}`)).status

  it("serves the storefront, Medusa Admin and the API at one address", async () => {
    expect(await Promise.all(["/", "/app/", "/api/v1/config", "/health"].map(status))).toEqual([
      200, 200, 200, 200,
    ])
    expect(shop.output()).toContain(`${origin}/app`)
  })

  it("lets PostgreSQL plan by what is in its tables from the first call on", async () => {
    const { url } = await startPostgres({ folder: path.join(dataDir, "postgres") })
    const unknown = await query(
      url,
      "select relname from pg_stat_user_tables where n_live_tup > 0 and last_analyze is null",
    )
    expect(unknown).toEqual([])
  })

  it("keeps logs, exports, accounts and secrets for its owner alone", () => {
    const open = fs
      .readdirSync(dataDir, { withFileTypes: true, recursive: true })
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .filter((place) => !/^(uploads|cache|postgres)(\/|$)/.test(path.relative(dataDir, place)))
      .filter((place) => (fs.statSync(place).mode & 0o077) !== 0)
    expect(open).toEqual([])
    expect(fs.existsSync(path.join(dataDir, "logs/shop.log"))).toBe(true)
  })

  it("tells its administrator's address, and the password only where it is the demo's", () => {
    expect(shop.output()).toContain("admin@example.com / carparts-admin")
    expect(shop.output()).not.toContain("customer@example.com")
  })

  it("starts killed embedded services again, at their address, with who has just registered", async () => {
    const killed = processesOf(dataDir).filter(({ command }) => command.includes("embedded/main"))
    expect(killed).toHaveLength(1)
    const account = JSON.stringify({ email: "new@example.com", password: "secret-one" })
    const enter = (call: "signUp" | "signInWithPassword") =>
      fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: account,
      })
    const registered = await enter("signUp")
    for (const { pid } of killed) process.kill(pid, "SIGKILL")
    expect(registered.status).toBe(200)
    await vi.waitFor(async () => expect((await enter("signInWithPassword")).status).toBe(200), SOON)
  })

  it("keeps a second start off its data folder", async () => {
    const second = runShop({ ...variables, PORT: String(await freePort()) })
    expect(await second.ended).toBe(1)
    expect(second.output().trim()).toBe(
      `The shop already runs on this data folder, at ${origin} (process ${shop.child.pid}).`,
    )
    expect(await status("/health")).toBe(200)
  })

  it.each([
    ["a Ctrl-C, which npm hands on once more", ["SIGINT", "SIGINT"]],
    ["a request to end", ["SIGTERM"]],
    ["a closed terminal", ["SIGHUP"]],
  ] as const)("ends with all its parts at %s, and opens again at once", async (_what, signals) => {
    const began = Date.now()
    for (const signal of signals) shop.child.kill(signal)
    expect(await shop.ended).toBe(0)
    expect(Date.now() - began).toBeLessThan(10_000)
    expect(processesOf(dataDir)).toEqual([])
    shop = await openShop(variables)
    expect(shop.output()).not.toMatch(/Installing|Building|Migrating|first data/)
  })

  it("leaves nothing behind when it is killed, and opens again", async () => {
    shop.child.kill("SIGKILL")
    await vi.waitFor(() => expect(processesOf(dataDir)).toEqual([]), SOON)
    shop = await openShop({ ...variables, PUBLIC_URL: origin.replace("http:", "https:") })
    expect(await status("/api/v1/config")).toBe(200)
  })

  const documented = documentedHeaders()

  it.each([...documented.policies])(
    "answers %s with the headers of docs/security-headers.md, and no others",
    async (address, policy) => {
      const { headers } = await fetch(`${origin}${address}`)
      const named = [...headers].filter(([name]) => !documented.beside.has(name))
      const [name = "", value = ""] = (documented.different.get(address) ?? "").split(": ")
      expect(Object.fromEntries(named)).toEqual({
        ...Object.fromEntries(documented.every),
        "content-security-policy": policy,
        ...(name && { [name.toLowerCase()]: value }),
      })
    },
  )

  it("sets staff's cookie as docs/security-headers.md has it, and no other", async () => {
    const post = (address: string, body: object, headers = {}) =>
      fetch(`${origin}${address}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      })
    const account = { email: "admin@example.com", password: "carparts-admin" }
    const entered = await post(
      "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any",
      { ...account, returnSecureToken: true },
    )
    const { idToken } = (await entered.json()) as { idToken: string }
    const customer = await post("/api/v1/auth", account, { authorization: `Bearer ${idToken}` })
    expect([customer.status, customer.headers.getSetCookie()]).toEqual([200, []])
    const proof = await post("/auth/user/firebase", { id_token: idToken })
    const { token } = (await proof.json()) as { token: string }
    const session = await post(
      "/auth/session",
      {},
      { authorization: `Bearer ${token}`, "x-forwarded-proto": "https" },
    )
    const cookies = session.headers.getSetCookie()
    expect(cookies).toHaveLength(1)
    const [pair = "", ...flags] = cookies[0]?.split("; ") ?? []
    const parts = flags.map(
      (flag) => [flag, ""].join("=").split("=").slice(0, 2) as [string, string],
    )
    const told = new Map([["name", pair.split("=")[0] ?? ""], ...parts])
    // Until when it lasts.
    told.delete("Expires")
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(documented.cookie))
  })

  it("ends in the middle of a start", async () => {
    shop.child.kill("SIGTERM")
    await shop.ended
    shop = runShop(variables)
    await vi.waitFor(() => expect(processesOf(dataDir).length).toBeGreaterThan(2), SOON)
    shop.child.kill("SIGTERM")
    await shop.ended
    expect(shop.output()).not.toContain("The shop is open.")
    await vi.waitFor(() => expect(processesOf(dataDir)).toEqual([]), SOON)
  })

  it("ends with the npm start that runs it", async () => {
    const shell = runBelowShell(variables)
    await vi.waitFor(() => expect(processesOf(dataDir).length).toBeGreaterThan(3), SOON)
    shell.kill("SIGTERM")
    await vi.waitFor(() => expect(processesOf(dataDir)).toEqual([]), SOON)
  })

  it("serves the sources with npm run dev, and starts anew what a change touches", async () => {
    shop = await openShop(variables, "dev")
    const storefront = /Shop +(\S+)/.exec(shop.output())?.[1] ?? ""
    const page = await fetch(storefront)
    const config = await fetch(`${storefront}/api/v1/config`)
    expect([page.status, config.status]).toEqual([200, 200])
    expect(await page.text()).toContain("/@vite/client")
    touch("backend/src/contract/money.ts")
    await vi.waitFor(() => expect(shop.output()).toContain("money.ts changed."), SOON)
    await vi.waitFor(async () => {
      expect(shop.output().split("Server is ready")).toHaveLength(3)
      expect((await fetch(`${storefront}/api/v1/config`)).status).toBe(200)
    }, SOON)
    shop.child.kill("SIGINT")
    expect(await shop.ended).toBe(0)
    expect(processesOf(dataDir)).toEqual([])
  })
})

/** An editor's save, as far as a watcher can tell. */
function touch(file: string): void {
  const now = new Date()
  fs.utimesSync(path.resolve(__dirname, "../../..", file), now, now)
}
