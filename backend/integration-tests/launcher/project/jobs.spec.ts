import fs from "node:fs"
import path from "node:path"

const ROOT = path.resolve(__dirname, "../../../..")
const FOLDERS = ["backend/src/jobs", "plugins/core-deposit/src/jobs"]

const schedules = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => {
      const source = fs.readFileSync(path.join(ROOT, folder, file), "utf8")
      return { file, schedule: /schedule: ("[^"]+"|\{[^}]+\})/.exec(source)?.[1] ?? "" }
    }),
)

describe("the scheduled jobs", () => {
  it("each have a schedule", () => {
    expect(schedules.length).toBeGreaterThan(10)
    expect(schedules.filter(({ schedule }) => !schedule)).toEqual([])
  })

  // Medusa counts a cron's times on from the last one: set back by ten minutes, the clock silences
  // it for ten minutes, and set forward it has each missed time made up for at once.
  it("keep an interval when they come each minute or more often", () => {
    expect(schedules.filter(({ schedule }) => schedule.startsWith('"*'))).toEqual([])
  })
})
