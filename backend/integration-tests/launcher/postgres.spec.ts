import { spawnSync } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import net from "node:net"
import path from "node:path"
import { connectAgain } from "../../bin/launcher/postgres/connect"
import { startPostgres } from "../../bin/launcher/postgres/start-postgres"
import { isRoot, ordinaryUser, ordinaryUserReadsProject } from "./support/ordinary-user"
import { processesOf } from "../../../testing/testkit/shop/processes-of"
import { namedByLockFile } from "./support/named-by-lock-file"
import { query } from "./support/query"
import { end, spawnPostgres } from "./support/spawn-postgres"
import { temporaryFolder } from "./support/temporary-folder"

const SOON = { timeout: 100_000, interval: 50 }

const postmasterOf = (folder: string) =>
  Number(fs.readFileSync(path.join(folder, "cluster/postmaster.pid"), "utf8").split("\n")[0])

const nothingRuns = (folder: string) =>
  vi.waitFor(() => expect(processesOf(folder)).toEqual([]), SOON)

describe("the embedded PostgreSQL", () => {
  const folder = path.join(temporaryFolder("postgres"), "data")

  it("makes its database once, and keeps what is in it", async () => {
    const first = await startPostgres({ folder })
    await query(first.url, "create table part as select 'Ölfilter' as name")
    await first.stop()
    const second = await startPostgres({ folder })
    const rows = await query(second.url, "select lower(name) as name from part")
    await second.stop()
    expect([first.fresh, second.fresh]).toEqual([true, false])
    expect(rows).toEqual([{ name: "ölfilter" }])
    await nothingRuns(folder)
  })

  it("keeps what is committed on disk and listens on this machine only", async () => {
    const { url, stop } = await startPostgres({ folder })
    const settings = await query(
      url,
      `select name, setting from pg_settings where name in
       ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'jit') order by 1`,
    )
    await query(url, "create extension pg_trgm")
    await stop()
    expect(settings.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
      "fsync=on",
      "full_page_writes=on",
      "jit=off",
      "listen_addresses=127.0.0.1",
      "synchronous_commit=on",
    ])
  })

  it("is connected to once more where a busy machine does not take the first attempt", async () => {
    const { url, stop } = await startPostgres({ folder })
    let attempts = 0
    const way = net.createServer((socket) => {
      attempts += 1
      if (attempts === 1) socket.destroy()
      else socket.pipe(net.connect(Number(new URL(url).port), "127.0.0.1")).pipe(socket)
    })
    await once(way.listen(0, "127.0.0.1"), "listening")
    const behind = new URL(url)
    behind.port = String((way.address() as net.AddressInfo).port)
    const client = await connectAgain(behind.href)
    expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }])
    expect(attempts).toBe(2)
    await client.end()
    way.close()
    await stop()
  })

  it("joins the server of another living process and leaves it running", async () => {
    const owner = await spawnPostgres(folder)
    const joined = await startPostgres({ folder })
    await joined.stop()
    expect(joined.url).toBe(owner.url)
    expect(await query(owner.url, "select 1 as one")).toEqual([{ one: 1 }])
    await end(owner.child, "SIGTERM")
    await nothingRuns(folder)
  })

  it("ends with a process that is killed", async () => {
    const { child } = await spawnPostgres(folder)
    await end(child, "SIGKILL")
    await nothingRuns(folder)
  })

  it("comes back at the same address when the server is killed", async () => {
    const { child, url } = await spawnPostgres(folder)
    const killed = postmasterOf(folder)
    process.kill(killed, "SIGKILL")
    await vi.waitFor(async () => {
      expect(await query(url, "select lower(name) as name from part")).toHaveLength(1)
      expect(postmasterOf(folder)).not.toBe(killed)
    }, SOON)
    await end(child, "SIGTERM")
    await nothingRuns(folder)
  })

  it("starts after its process and the server were killed together", async () => {
    const { child } = await spawnPostgres(folder)
    process.kill(postmasterOf(folder), "SIGKILL")
    await end(child, "SIGKILL")
    const { url, stop } = await startPostgres({ folder })
    expect(await query(url, "select name from part")).toHaveLength(1)
    await stop()
  })

  it("is not deceived by a pid file whose number another program has now", async () => {
    const lines = [process.pid, path.join(folder, "cluster"), 1_700_000_000, 5432, "", "127.0.0.1"]
    fs.writeFileSync(path.join(folder, "cluster/postmaster.pid"), `${lines.join("\n")}\n`)
    const { url, stop } = await startPostgres({ folder })
    expect(await query(url, "select 1 as one")).toHaveLength(1)
    await stop()
  })

  it("starts at once after all of its processes were killed, again and again", async () => {
    for (const _ of [1, 2, 3]) {
      const { child } = await spawnPostgres(folder)
      const pids = processesOf(path.join(folder, "cluster")).map(({ pid }) => String(pid))
      expect(pids).toContain(String(postmasterOf(folder)))
      spawnSync("kill", ["-9", ...pids])
      await end(child, "SIGKILL")
      const { url, stop } = await startPostgres({ folder })
      expect(await query(url, "select name from part")).toHaveLength(1)
      await stop()
    }
  })

  // What a process is up to is read from /proc.
  if (process.platform === "linux") {
    it("starts while the last server, killed with all of its processes, is not collected yet", async () => {
      const ended = await namedByLockFile(folder, "uncollected")
      const { url, stop } = await startPostgres({ folder })
      expect(await query(url, "select name from part")).toHaveLength(1)
      await stop()
      ended.collect()
    })

    it("leaves the lock file of a living process alone", async () => {
      const living = await namedByLockFile(folder, "living")
      await expect(startPostgres({ folder })).rejects.toThrow('lock file "postmaster.pid" already')
      expect(postmasterOf(folder)).toBe(living.pid)
      living.collect()
      const { stop } = await startPostgres({ folder })
      await stop()
    })
  }

  it("says so when the database is one of another version", async () => {
    const other = path.join(temporaryFolder("postgres-old"), "data")
    fs.mkdirSync(path.join(other, "cluster"), { recursive: true })
    fs.writeFileSync(path.join(other, "cluster/PG_VERSION"), "15\n")
    fs.writeFileSync(path.join(other, "password"), "secret")
    await expect(startPostgres({ folder: other })).rejects.toThrow(
      `The database in ${other} is one of PostgreSQL 15, this shop brings 18`,
    )
  })
})

if (ordinaryUserReadsProject) {
  describe("the embedded PostgreSQL of an ordinary user", () => {
    const folder = path.join(temporaryFolder("postgres-user"), "data")

    it("runs as that user", async () => {
      const { child, url } = await spawnPostgres(folder, ordinaryUser)
      expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }])
      await end(child, "SIGTERM")
      await nothingRuns(folder)
    })

    it("can be used by root and by that user in turn", async () => {
      const { url, stop } = await startPostgres({ folder })
      expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }])
      await stop()
      const { child } = await spawnPostgres(folder, ordinaryUser)
      await end(child, "SIGTERM")
    })
  })
}

if (isRoot) {
  describe("the embedded PostgreSQL in a folder that its user may not enter", () => {
    const closed = temporaryFolder("postgres-closed")
    const folder = path.join(closed, "data")
    let moved = ""

    afterAll(() => {
      if (moved.startsWith("/var/lib/halden-shop-")) fs.rmSync(moved, { recursive: true })
    })

    it("keeps its files in /var/lib and says where", async () => {
      fs.chmodSync(closed, 0o700)
      const notes: string[] = []
      const { url, stop } = await startPostgres({ folder, note: (line) => notes.push(line) })
      moved = /\/var\/lib\/halden-shop-\w+/.exec(notes.join())?.[0] ?? ""
      expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }])
      await stop()
      expect(fs.existsSync(path.join(moved, "cluster"))).toBe(true)
      await nothingRuns(moved)
    })
  })
}
