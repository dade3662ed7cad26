import type { Stage, Step } from "./step"

const REPORTS = ".data/reports"

function npx(name: string, ...args: string[]): Step {
  return { name, command: "npx", args: ["--no-install", ...args] }
}

function tests(project: string): Step {
  const report = `${REPORTS}/${project}.json`
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  return { ...npx(`${project} tests`, "vitest", "run", "--project", project, ...reporters), report }
}

/** What reads the sources alone. */
const CHECKS: Stage = [
  npx("format", "prettier", "--check", "."),
  npx("lint", "eslint", "--max-warnings", "0", "."),
  npx("types of the backend", "tsc", "--noEmit"),
  npx("types of the launcher", "tsc", "--noEmit", "-p", "backend/bin"),
  npx("types of benchmarks and torture", "tsc", "--noEmit", "-p", "testing"),
  npx("types of the tests", "tsc", "--noEmit", "-p", "backend/integration-tests"),
  npx("types of the admin extensions", "tsc", "--noEmit", "-p", "admin-extensions"),
  npx("types of the storefront", "tsc", "--noEmit", "-p", "storefront"),
  npx("types of the browser tests", "tsc", "--noEmit", "-p", "storefront/e2e"),
  ...["", "/src/admin", "/storefront"].map((part) =>
    npx(
      `types of the plugin template${part}`,
      "tsc",
      "--noEmit",
      "-p",
      `docs/plugin-template${part}`,
    ),
  ),
  npx("arrows", "depcruise", "backend", "demo", "storefront", "admin-extensions", "testing"),
  npx("unused code", "knip"),
]

/** `npm run verify`: all that can be said without starting the built shop. */
export const VERIFY: readonly Stage[] = [
  CHECKS,
  [tests("unit")],
  [tests("storefront")],
  [tests("integration")],
  [{ name: "build", command: "node", args: ["backend/bin/shop.mjs", "build"] }],
]

/** `npm test`: the gate, then what runs on the production build: launcher, failures, journeys. */
export const TEST: readonly Stage[] = [
  ...VERIFY,
  [tests("launcher")],
  [tests("torture")],
  [tests("cluster")],
  [tests("browser")],
]
