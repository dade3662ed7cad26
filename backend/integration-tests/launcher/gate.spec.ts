import fs from "node:fs"
import path from "node:path"
import { countStep } from "../../bin/gate/count"
import { failedTests } from "../../bin/gate/failed-tests"
import { temporaryFolder } from "./support/temporary-folder"

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
    }
    const testResults = [
      { name: "/pay.spec.ts", status: "failed", message: "", assertionResults: [passed, failed] },
      { name: "/cart.spec.ts", status: "failed", message: "no database", assertionResults: [] },
      { name: "/list.spec.ts", status: "passed", message: "", assertionResults: [passed] },
    ]
    const counts = { numPassedTests: 2, numTotalTests: 3 }
    fs.writeFileSync(report, JSON.stringify({ ...counts, testResults }))
  })

  it("name each test that failed, and each file that could not run", () => {
    expect(failedTests(report)).toEqual([
      "✗ an order is paid once\n    AssertionError: expected 2 to be 1\n     at pay.spec.ts:3",
      "✗ /cart.spec.ts\n    no database",
    ])
  })

  it("have nothing to name where no test was counted", () => {
    expect(failedTests(undefined)).toEqual([])
    expect(failedTests(`${report}.missing`)).toEqual([])
  })

  it("count a test that did not pass as failed, and a broken step as one", () => {
    expect(countStep(report, false)).toEqual({ passed: 2, failed: 1 })
    expect(countStep(undefined, true)).toEqual({ passed: 1, failed: 0 })
    expect(countStep(`${report}.missing`, false)).toEqual({ passed: 0, failed: 1 })
  })
})
