import fs from "node:fs"
import path from "node:path"
import { changedFiles } from "./changed-files"
import { httpTestsOf } from "./http-tests-of"
import type { Stage } from "./step"
import { checks, httpTests, SCREENS, testsOf } from "./steps"

const HTTP_TESTS = "backend/integration-tests"
const SOURCE = /\.(ts|tsx|mts|json|css)$/

/** `npm run verify`: the sources, and the units, screens and HTTP tests that the changes touch. */
export function verifyStages(root: string): readonly Stage[] {
  const changed = changedFiles(root).filter((file) => SOURCE.test(file))
  const sources = checks({ cached: true })
  if (changed.length === 0) return [sources]
  const http = httpTestsOf(changed, specsIn(root))
  return [
    [...sources, testsOf(changed, "unit"), testsOf(changed, ...SCREENS)],
    ...(http.length > 0 ? [[httpTests(http)]] : []),
  ]
}

function specsIn(root: string): string[] {
  return fs
    .readdirSync(path.join(root, HTTP_TESTS), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".spec.ts"))
    .map((file) => `${HTTP_TESTS}/${file.replaceAll("\\", "/")}`)
}
