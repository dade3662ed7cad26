import fs from "node:fs"
import path from "node:path"
import { firstPartyPlugins } from "../../src/settings/first-party"
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
  const ofPlugins = [...firstPartyPlugins(root).keys()].map(
    (name) => `plugins/${name}/integration-tests`,
  )
  return [HTTP_TESTS, ...ofPlugins].flatMap((folder) => specsBelow(root, folder))
}

function specsBelow(root: string, folder: string): string[] {
  const place = path.join(root, folder)
  if (!fs.existsSync(place)) return []
  return fs
    .readdirSync(place, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".spec.ts"))
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
}
