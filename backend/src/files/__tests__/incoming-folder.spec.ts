import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { incomingFolder, incomingName, removeAbandoned } from "../incoming-folder"

let dataDir = ""
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "incoming-"))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const add = (name: string) => {
  mkdirSync(path.join(incomingFolder(dataDir), name), { recursive: true })
  return name
}
const owned = (pid: number | undefined) => incomingName().replace(`~${process.pid}~`, `~${pid}~`)
const gonePid = () => spawnSync(process.execPath, ["--version"]).pid

describe("removeAbandoned", () => {
  it("removes what a killed process left, and what one of our own number did", () => {
    add(owned(gonePid()))
    add(incomingName())
    removeAbandoned(dataDir)
    expect(readdirSync(incomingFolder(dataDir))).toEqual([])
  })

  it("leaves what belongs to a living process or to another machine", () => {
    const kept = [add(owned(process.ppid)), add(`elsewhere~${gonePid()}~1`)]
    removeAbandoned(dataDir)
    expect(readdirSync(incomingFolder(dataDir)).sort()).toEqual(kept.sort())
  })

  it("removes what is an hour old, whoever left it", () => {
    const name = add("elsewhere~1~1")
    const longAgo = new Date(Date.now() - 3_700_000)
    utimesSync(path.join(incomingFolder(dataDir), name), longAgo, longAgo)
    removeAbandoned(dataDir)
    expect(readdirSync(incomingFolder(dataDir))).toEqual([])
  })

  it("does without the folder", () => {
    expect(() => removeAbandoned(dataDir)).not.toThrow()
  })
})
