import fs from "node:fs"
import path from "node:path"
import { rotateLogs } from "../../bin/launcher/logs/rotate-logs"
import { openLog } from "../../bin/launcher/system/log-file"
import { temporaryFolder } from "./support/temporary-folder"

const NOON = new Date("2026-11-22T12:00:00Z")
const LAST_EVENING = new Date("2026-11-21T23:59:00Z")
const daysBefore = (days: number) => new Date(NOON.getTime() - days * 86_400_000 - 1000)

describe("the logs of a data folder", () => {
  const root = temporaryFolder("logs")
  let folder = ""

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(root, "logs-"))
  })

  const write = (name: string, text: string, at: Date) => {
    const file = path.join(folder, name)
    fs.writeFileSync(file, text)
    fs.utimesSync(file, at, at)
    return file
  }
  const rotate = (since = NOON) => rotateLogs({ folder, days: 14, since, now: NOON })
  const there = () =>
    Object.fromEntries(
      fs
        .readdirSync(folder)
        .sort()
        .map((name) => [name, fs.readFileSync(path.join(folder, name), "utf8")]),
    )

  it("are put aside at a start on another day, and not on the same", () => {
    write("shop.log", "of yesterday\n", LAST_EVENING)
    write("postgres.log", "of today\n", NOON)
    rotate()
    expect(there()).toEqual({
      "postgres.log": "of today\n",
      "shop.2026-11-21.log": "of yesterday\n",
      "shop.log": "",
    })
  })

  it("are put aside when the day changes while the shop runs, whatever was written since", () => {
    write("shop.log", "of both days\n", NOON)
    rotate(LAST_EVENING)
    rotate()
    expect(there()).toEqual({ "shop.2026-11-21.log": "of both days\n", "shop.log": "" })
  })

  it("are put aside when they are large, as often as it takes", () => {
    const large = "x".repeat(50_000_001)
    for (let time = 0; time < 2; time++) {
      write("shop.log", large, NOON)
      rotate()
    }
    expect(Object.keys(there())).toEqual([
      "shop.2026-11-22.2.log",
      "shop.2026-11-22.log",
      "shop.log",
    ])
  })

  it("are kept for so many days and no longer, those of commands too", () => {
    write("shop.2026-11-08.log", "kept", daysBefore(13))
    write("shop.2026-11-07.log", "gone", daysBefore(14))
    write("embedded.log.old", "gone", daysBefore(14))
    rotate()
    expect(there()).toEqual({ "shop.2026-11-08.log": "kept" })
  })

  it("take what their writers go on to write, who hold them open", () => {
    const file = write("embedded.log", "before\n", LAST_EVENING)
    const log = openLog(file)
    rotate()
    fs.writeSync(log, "after\n")
    fs.closeSync(log)
    expect(there()).toEqual({ "embedded.2026-11-21.log": "before\n", "embedded.log": "after\n" })
  })

  it("are for the owner's eyes alone once they are put aside", () => {
    write("shop.log", "mail@example.com", LAST_EVENING)
    rotate()
    expect(fs.statSync(path.join(folder, "shop.2026-11-21.log")).mode & 0o777).toBe(0o600)
  })
})
