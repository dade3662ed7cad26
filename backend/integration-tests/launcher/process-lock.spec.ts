import { spawn } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import path from "node:path"
import { takeLock } from "../../bin/launcher/system/process-lock"
import { processMark } from "../../bin/launcher/system/process-mark"
import { temporaryFolder } from "./support/temporary-folder"

const file = path.join(temporaryFolder("lock"), "running.json")

describe("takeLock", () => {
  it("has one holder at a time", () => {
    const first = takeLock(file, "first")
    expect(takeLock(file, "second")).toMatchObject({ holder: { note: "first", pid: process.pid } })
    if ("release" in first) first.release()
    const second = takeLock(file, "second")
    expect(second).toHaveProperty("release")
    if ("release" in second) second.release()
    expect(fs.readdirSync(path.dirname(file))).toEqual([])
  })

  it.each([
    ["whose process is no more", { pid: 2 ** 22 + 7, mark: "4194311 1", note: "" }],
    ["whose number another process has now", { pid: process.pid, mark: "other", note: "" }],
    ["that is damaged", "{"],
  ])("takes over a lock %s", (_what, content) => {
    fs.writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content))
    const lock = takeLock(file, "mine")
    expect(lock).toHaveProperty("release")
    if ("release" in lock) lock.release()
  })
})

describe("processMark", () => {
  it("stays the same while a process lives, and ends with it", async () => {
    const child = spawn(process.execPath, ["-e", "process.stdin.resume()"])
    const pid = child.pid ?? 0
    const mark = processMark(pid)
    expect(mark).toBeDefined()
    expect(processMark(pid)).toBe(mark)
    child.kill("SIGKILL")
    await once(child, "exit")
    expect(processMark(pid)).toBeUndefined()
  })

  it("knows no process for numbers that are none", () => {
    expect([0, -1, Number.NaN, 1.5].map(processMark)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
