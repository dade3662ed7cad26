import type { Stage, Step } from "./step"

const REPORTS = ".data/reports"
/** Where the tools remember what they found in order; only `npm run verify` believes them. */
const CACHES = ".data/cache"

type Cached = { cached: boolean }

const BUILD: Step = { name: "build", command: "node", args: ["backend/bin/shop.mjs", "build"] }

/** What reads the sources alone. */
export function checks({ cached }: Cached): Stage {
  const cache = (name: string) =>
    cached
      ? ["--cache", "--cache-strategy", "content", "--cache-location", `${CACHES}/${name}`]
      : []
  return [
    npx("types", "tsc", "--build", "tsconfig.types.json", "--noEmit", "--incremental"),
    npx("lint", "eslint", "--max-warnings", "0", ...cache("eslint"), "."),
    npx("format", "prettier", "--check", ...cache("prettier"), "."),
    npx(
      "arrows",
      "depcruise",
      ...["backend", "demo", "storefront", "admin-extensions", "testing", "plugins"],
    ),
    npx("unused code", "knip"),
  ]
}

/** Whole projects of tests in one step. */
export function tests(...projects: string[]): Step {
  return vitest(projects, ["run"])
}

/** The tests of these projects that import one of the files. */
export function testsOf(files: readonly string[], ...projects: string[]): Step {
  return vitest(projects, ["related", "--run", "--passWithNoTests", ...files])
}

/** These files of HTTP tests. */
export function httpTests(files: readonly string[]): Step {
  return vitest(HTTP, ["run", ...files])
}

const HTTP = ["integration", "integration-own"]
export const SCREENS = ["storefront", "storefront-own"]

/**
 * `npm test`. The longest first, that no processor waits at the end for one long step; what runs on
 * the production build begins as soon as that is there.
 */
export const TEST: readonly Stage[] = [
  [
    BUILD,
    tests(...HTTP),
    { ...tests("browser"), after: BUILD },
    { ...tests("launcher"), after: BUILD },
    ...checks({ cached: false }),
    tests(...SCREENS),
    tests("unit"),
  ],
]

/** `npm run test:long`: what has the machine for itself, on the production build. */
export const LONG: readonly Stage[] = [
  [BUILD],
  [tests("launcher-long")],
  [tests("torture")],
  [tests("cluster")],
]

/** `npm run verify -- --all`: all that can be said without starting the built shop. */
export const ALL: readonly Stage[] = [
  [tests(...HTTP), BUILD, ...checks({ cached: true }), tests(...SCREENS), tests("unit")],
]

function npx(name: string, ...args: string[]): Step {
  return { name, command: "npx", args: ["--no-install", ...args] }
}

function vitest(projects: readonly string[], [command, ...args]: string[]): Step {
  const [name = ""] = projects
  const report = `${REPORTS}/${name}.json`
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  const chosen = projects.flatMap((project) => ["--project", project])
  return {
    ...npx(`${name} tests`, "vitest", command ?? "", ...chosen, ...reporters, ...args),
    report,
  }
}
