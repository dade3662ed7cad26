import fs from "node:fs"
import path from "node:path"
import {
  advisoriesOf,
  auditSchema,
  type Advisory,
  askAdvisories,
  readAudit,
} from "../../../bin/dependencies/ask-advisories"
import { allowedSchema } from "../../../bin/dependencies/judge-advisories"
import { EXIT, tellAudit } from "../../../bin/dependencies/audit"
import { temporaryFolder } from "../support/temporary-folder"

const TODAY = "2026-11-22"
const advice = (severity: string, name = "tar") => ({
  source: 1,
  name,
  title: "It writes elsewhere",
  url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
  severity,
  range: "<7.5.1",
})
const advisory = (severity: string): Advisory => ({
  id: "GHSA-aaaa-bbbb-cccc",
  package: "tar",
  title: "It writes elsewhere",
  severity,
  range: "<7.5.1",
})
const allowed = (change = {}) => ({
  id: "GHSA-aaaa-bbbb-cccc",
  package: "tar",
  reason: "The shop unpacks its own backups alone.",
  since: "2026-11-01",
  until: "2026-12-31",
  ...change,
})

describe("npm run audit", () => {
  it("reads each advisory once, with its name, from npm's answer", () => {
    const vulnerabilities = {
      tar: { via: [advice("high")] },
      cacache: { via: ["tar", advice("high")] },
    }
    expect(advisoriesOf(auditSchema.parse({ vulnerabilities }))).toEqual([advisory("high")])
  })

  it.each(["high", "critical"])("fails on a known %s advisory", (severity) => {
    const { code, said } = tellAudit({ advisories: [advisory(severity)] }, [], TODAY)
    expect(code).toBe(EXIT.refused)
    expect(said[0]).toBe(`✗ ${severity} GHSA-aaaa-bbbb-cccc tar <7.5.1: It writes elsewhere`)
  })

  it("notes a lesser one", () => {
    const { code, said } = tellAudit({ advisories: [advisory("moderate")] }, [], TODAY)
    expect([code, said[0]]).toEqual([EXIT.sound, expect.stringContaining("noted: moderate")])
  })

  it("lets one pass that is on the list, to its last day and no longer", () => {
    const known = { advisories: [advisory("high")] }
    const codeOn = (day: string) => tellAudit(known, [allowed()], day).code
    expect(["2026-12-31", "2027-01-01"].map(codeOn)).toEqual([EXIT.sound, EXIT.refused])
    expect(tellAudit(known, [allowed({ package: "other" })], TODAY).code).toBe(EXIT.refused)
  })

  it("names what the list allows for nothing", () => {
    const { code, said } = tellAudit({ advisories: [] }, [allowed()], TODAY)
    expect(code).toBe(EXIT.sound)
    expect(said[0]).toBe("no longer needed on the list: GHSA-aaaa-bbbb-cccc of tar")
  })

  it.each([{ reason: "harmless" }, { until: "soon" }, { id: "tar" }])(
    "takes no list with %o",
    (change) => {
      expect(() => tellAudit({ advisories: [] }, [allowed(change)], TODAY)).toThrow()
    },
  )

  it("tells that it could not ask from knowing of nothing", () => {
    const told = JSON.stringify({
      message: "request to https://registry failed, reason: no route",
      error: { summary: "", detail: "" },
    })
    expect(readAudit(told, "")).toEqual({ unasked: expect.stringContaining("no route") })
    expect(readAudit("", "npm error audit endpoint returned an error\nmore")).toEqual({
      unasked: "npm error audit endpoint returned an error",
    })
    const { code, said } = tellAudit({ unasked: "no route" }, [], TODAY)
    expect(code).toBe(EXIT.unasked)
    expect(said[0]).toBe("The registry could not be asked for advisories: no route")
  })

  it("asks npm for the packages that a shop runs with", async () => {
    const npm = path.join(temporaryFolder("audit"), "npm.cjs")
    const asksForThem = `process.argv.slice(2).join(" ") === "audit --json --omit=dev"`
    const answer = JSON.stringify({ vulnerabilities: { tar: { via: [advice("high")] } } })
    fs.writeFileSync(npm, `if (${asksForThem}) console.log(${JSON.stringify(answer)})`)
    expect(await askAdvisories(npm)).toEqual({ advisories: [advisory("high")] })
  })

  it("has a list of its own that can be read", () => {
    const file = path.resolve(__dirname, "../../../bin/dependencies/allowed-advisories.json")
    expect(() => allowedSchema.parse(JSON.parse(fs.readFileSync(file, "utf8")))).not.toThrow()
  })
})
