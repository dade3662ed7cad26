import { spawn } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import path from "node:path"
import { countStep } from "../../../bin/gate/count"
import { whatFailed } from "../../../bin/gate/failed-tests"
import { httpTestsOf } from "../../../bin/gate/http-tests-of"
import { runInLanes } from "../../../bin/gate/lanes"
import type { Step } from "../../../bin/gate/step"
import { temporaryFolder } from "../support/temporary-folder"

const report = path.join(temporaryFolder("gate"), "report.json")

describe("the gate's last words", () => {
  beforeAll(() => {
    const passed = { fullName: "an order is placed", status: "passed", failureMessages: [] }
    const failed = {
      fullName: "an order is paid once",
      status: "failed",
      failureMessages: [
        "AssertionError: \u001b[31mexpected 2 to be 1\u001b[39m\n at pay.spec.ts:3",
      ],
      meta: {
        differences: ["- Expected\n+ Received\n\n    paid:\n\u001b[32m-   1\u001b[39m\n+   2"],
      },
    }
    const testResults = [
      { name: "/pay.spec.ts", status: "failed", message: "", assertionResults: [passed, failed] },
      { name: "/cart.spec.ts", status: "failed", message: "no database", assertionResults: [] },
      { name: "/list.spec.ts", status: "passed", message: "", assertionResults: [passed] },
    ]
    const counts = { numPassedTests: 2, numTotalTests: 3 }
    fs.writeFileSync(report, JSON.stringify({ ...counts, testResults }))
  })

  it("name each test that failed and what differs, and each file that could not run", () => {
    const difference = "    - Expected\n    + Received\n    -   1\n    +   2"
    expect(whatFailed(report, "the whole output")).toEqual([
      `✗ an order is paid once\n    AssertionError: expected 2 to be 1\n     at pay.spec.ts:3\n${difference}`,
      "✗ /cart.spec.ts\n    no database",
    ])
  })

  it("tell how a long message begins and ends", () => {
    const statement = Array.from({ length: 20 }, (_, index) => `    line ${index}`).join("\n")
    const failed = {
      fullName: "an order is placed",
      status: "failed",
      failureMessages: [
        `error: ${statement} - it took too long\n    at client.ts:3:1\n    at b.ts:4:1`,
      ],
    }
    const long = `${report}.long`
    const testResults = [{ name: "/order.spec.ts", status: "failed", assertionResults: [failed] }]
    fs.writeFileSync(long, JSON.stringify({ testResults }))
    const told = ["error:     line 0", "    line 1", "    line 2", "…"]
    told.push("    line 17", "    line 18", "    line 19 - it took too long")
    expect(whatFailed(long, "")).toEqual([
      ["✗ an order is placed", ...told.map((line) => `    ${line}`)].join("\n"),
    ])
  })

  it("are the end of the output where no test failed, and the step did", () => {
    const lines = Array.from({ length: 50 }, (_, index) => `line ${index}`)
    for (const none of [undefined, `${report}.missing`]) {
      expect(whatFailed(none, `${lines.join("\n")}\n`)).toEqual(lines.slice(10))
    }
  })

  it("count a test that did not pass as failed, and a broken step as one", () => {
    expect(countStep(report, false)).toEqual({ passed: 2, failed: 1 })
    expect(countStep(undefined, true)).toEqual({ passed: 1, failed: 0 })
    expect(countStep(`${report}.missing`, false)).toEqual({ passed: 0, failed: 1 })
  })

  it("reach a reader who is slower than the gate", async () => {
    const module = JSON.stringify(path.resolve(__dirname, "../../../bin/gate/run-gate"))
    const script = `console.log("x".repeat(4e6)); console.log("1 passed, 2 failed"); require(${module}).endOnceTold(3)`
    const gate = spawn(process.execPath, ["--import", "tsx", "--eval", script])
    const output: string[] = []
    gate.stdout.on("data", (chunk: Buffer) => output.push(String(chunk)))
    expect(await once(gate, "close")).toEqual([3, null])
    expect(output.join("").slice(-20)).toBe("\n1 passed, 2 failed\n")
  })
})

describe("the steps of a gate", () => {
  const step = (name: string, after?: Step): Step => ({ name, command: "", args: [], after })
  /** What ran, and when it ended: each step as long as told, in turns of a clock of its own. */
  const play = async (steps: Step[], lengths: Record<string, number>) => {
    const told: string[] = []
    const ended = await runInLanes(steps, 2, async ({ name }) => {
      told.push(`${name} begins`)
      for (let turn = 0; turn < (lengths[name] ?? 1); turn += 1) await new Promise(setImmediate)
      told.push(`${name} ends`)
      return name
    })
    return { told, ended }
  }

  it("run so many at once in their order, and the one that waits lets others pass", async () => {
    const build = step("build")
    const steps = [build, step("http"), step("browser", build), step("lint")]
    const { told, ended } = await play(steps, { build: 20, http: 5, lint: 5, browser: 1 })
    expect(told).toEqual([
      "build begins",
      "http begins",
      "http ends",
      "lint begins",
      "lint ends",
      "build ends",
      "browser begins",
      "browser ends",
    ])
    expect(ended).toEqual(["http", "lint", "build", "browser"])
  })

  it("do not wait for one that is no part of them, and never for each other", async () => {
    const [one, other] = [step("one"), step("other")]
    expect((await play([step("browser", one)], {})).ended).toEqual(["browser"])
    Object.assign(one, { after: other })
    Object.assign(other, { after: one })
    await expect(play([one, other], {})).rejects.toThrow("wait for each other")
  })
})

describe("the HTTP tests that a change touches", () => {
  const at = (name: string) => `backend/integration-tests/${name}`
  const [journey, orders, reviews, settling] = [
    at("shop/journey.spec.ts"),
    at("orders/orders.spec.ts"),
    at("reviews/part-reviews.spec.ts"),
    at("payment/settling.spec.ts"),
  ]
  const specs = [journey, orders, reviews, settling, at("launcher/gate.spec.ts")]

  it("are those about the same, and one way through the shop", () => {
    const workflow = "backend/src/workflows/order/place-order.ts"
    expect(httpTestsOf([workflow], specs)).toEqual([journey, orders])
    expect(httpTestsOf(["backend/src/queries/review/review-list.ts"], specs)).toEqual([
      journey,
      reviews,
    ])
  })

  it("are none where the server is what it was", () => {
    expect(httpTestsOf(["storefront/src/app/router.tsx", "README.md"], specs)).toEqual([])
  })

  it("are the changed ones, those beside a changed helper, and all after a change of their setup", () => {
    expect(httpTestsOf([reviews], specs)).toEqual([reviews])
    expect(httpTestsOf([at("payment/support/balance.ts")], specs)).toEqual([settling])
    expect(httpTestsOf([at("setup/people.ts")], specs)).toEqual(specs.slice(0, 4))
  })
})
