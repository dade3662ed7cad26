import fs from "node:fs"
import path from "node:path"
import { loadEnvironmentFile } from "../../bin/launcher/launch/environment-file"
import { fingerprint } from "../../bin/launcher/project/fingerprint"
import { schemaName } from "../../bin/launcher/database/preparations"
import { closeDataFolder } from "../../bin/launcher/data-folder/close-data-folder"
import { sharedBuffers } from "../../bin/launcher/postgres/guarded-server"
import { keepSecrets } from "../../bin/launcher/data-folder/secrets"
import { Terminal } from "../../bin/launcher/launch/terminal"
import { temporaryFolder } from "./support/temporary-folder"

const folder = temporaryFolder("launcher")

describe("keepSecrets", () => {
  const file = path.join(folder, "secrets.json")

  it("makes the keys once, for the owner's eyes only", () => {
    const first = keepSecrets(file)
    expect(keepSecrets(file)).toEqual(first)
    expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length)
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  })

  it("adds a key that an older version did not have", () => {
    const { jwt, ...others } = keepSecrets(file)
    fs.writeFileSync(file, JSON.stringify(others))
    expect(keepSecrets(file)).toMatchObject(others)
    expect(keepSecrets(file).jwt).not.toBe(jwt)
  })

  it("makes no new keys in place of damaged ones", () => {
    fs.writeFileSync(file, "{")
    expect(() => keepSecrets(file)).toThrow(`${file} is damaged`)
  })
})

describe("closeDataFolder", () => {
  it("takes what people and secrets are in from others, and leaves pictures and PostgreSQL alone", () => {
    const dataDir = path.join(folder, "open")
    const write = (name: string) => {
      const file = path.join(dataDir, name)
      fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o755 })
      fs.writeFileSync(file, "", { mode: 0o644 })
      return file
    }
    const modeOf = (place: string) => fs.statSync(place).mode & 0o777
    const closed = ["private/orders.csv", "logs/shop.log", "secrets.json", "identity/a/b.json"]
    const files = closed.map(write)
    const left = ["uploads/a.webp", "postgres/base/1"].map(write)
    expect(closeDataFolder(dataDir)).toEqual([])
    expect(files.map(modeOf)).toEqual(files.map(() => 0o600))
    expect(modeOf(path.join(dataDir, "private"))).toBe(0o700)
    expect(left.map(modeOf)).toEqual([0o644, 0o644])
  })
})

describe("fingerprint", () => {
  it("changes with contents, names and new files, and with nothing else", () => {
    const source = path.join(folder, "source")
    fs.mkdirSync(path.join(source, "node_modules"), { recursive: true })
    const prints = [""].slice(1)
    const note = () => prints.push(fingerprint(folder, [source, path.join(folder, "missing")]))
    fs.writeFileSync(path.join(source, "a.ts"), "1")
    note()
    fs.writeFileSync(path.join(source, "node_modules/b.ts"), "2")
    fs.writeFileSync(path.join(source, "tsconfig.tsbuildinfo"), "{}")
    note()
    fs.writeFileSync(path.join(source, "a.ts"), "2")
    note()
    fs.renameSync(path.join(source, "a.ts"), path.join(source, "c.ts"))
    note()
    expect(prints[1]).toBe(prints[0])
    expect(new Set(prints).size).toBe(3)
  })
})

describe("schemaName", () => {
  afterEach(() => vi.unstubAllEnvs())

  it("tells a shop with Redis from one without, in whichever way it is told of it", () => {
    expect(schemaName()).toBe("schema")
    vi.stubEnv("REDIS_URL", "redis://127.0.0.1:6379")
    expect(schemaName()).toBe("schema-redis")
    const file = path.join(folder, "redis-url")
    fs.writeFileSync(file, "redis://127.0.0.1:6379\n")
    vi.stubEnv("REDIS_URL", "")
    vi.stubEnv("REDIS_URL_FILE", file)
    expect(schemaName()).toBe("schema-redis")
  })
})

describe("loadEnvironmentFile", () => {
  const file = path.join(folder, ".env")

  it("stands below the caller's environment and lets go of what it said before", () => {
    process.env.SHOP_TRIAL_CALLER = "caller"
    fs.writeFileSync(file, 'SHOP_TRIAL_CALLER=file\nSHOP_TRIAL_FILE="a b" # words\n')
    loadEnvironmentFile(file)
    expect([process.env.SHOP_TRIAL_CALLER, process.env.SHOP_TRIAL_FILE]).toEqual(["caller", "a b"])
    fs.rmSync(file)
    loadEnvironmentFile(file)
    expect([process.env.SHOP_TRIAL_CALLER, process.env.SHOP_TRIAL_FILE]).toEqual([
      "caller",
      undefined,
    ])
    delete process.env.SHOP_TRIAL_CALLER
  })
})

describe("Terminal", () => {
  it("tells of a step only when it takes long", async () => {
    vi.useFakeTimers()
    const written: string[] = []
    const terminal = new Terminal({ isTTY: false, write: (text: string) => written.push(text) })
    await terminal.step("Quick", async () => "done")
    const slow = terminal.step("Slow", () => new Promise((resolve) => setTimeout(resolve, 2400)))
    await vi.advanceTimersByTimeAsync(2400)
    await slow
    vi.useRealTimers()
    expect(written).toEqual(["Slow …\n", "✓ Slow (2 s)\n"])
  })

  it("shows the passing seconds in one line of a screen", async () => {
    vi.useFakeTimers()
    const written: string[] = []
    const terminal = new Terminal({ isTTY: true, write: (text: string) => written.push(text) })
    const slow = terminal.step("Slow", () => new Promise((resolve) => setTimeout(resolve, 3000)))
    await vi.advanceTimersByTimeAsync(3000)
    await slow
    vi.useRealTimers()
    expect(written.join("")).toContain("Slow … 2 s")
    expect(written.filter((text) => text.endsWith("\n"))).toEqual(["✓ Slow (3 s)\n"])
  })

  it("shows one line for steps that run side by side, and the other's when the first is done", async () => {
    vi.useFakeTimers()
    const written: string[] = []
    const terminal = new Terminal({ isTTY: true, write: (text: string) => written.push(text) })
    const take = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms))
    const steps = [terminal.step("First", take(3000)), terminal.step("Second", take(5000))]
    await vi.advanceTimersByTimeAsync(2900)
    expect(written.join("")).not.toContain("Second")
    await vi.advanceTimersByTimeAsync(2100)
    await Promise.all(steps)
    vi.useRealTimers()
    expect(written.join("")).toContain("Second … 4 s")
    expect(written.filter((text) => text.endsWith("\n"))).toEqual([
      "✓ First (3 s)\n",
      "✓ Second (5 s)\n",
    ])
  })
})

describe("sharedBuffers", () => {
  it.each([
    [1, 128],
    [4, 512],
    [24, 2048],
  ])("is, with %i GB of memory, %i MB", (memory, buffers) => {
    expect(sharedBuffers(memory * 1024 ** 3)).toBe(buffers)
  })
})
