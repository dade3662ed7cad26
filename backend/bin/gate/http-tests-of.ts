const TESTS = "backend/integration-tests/"
const SETUP = `${TESTS}setup/`
const LAUNCHER = `${TESTS}launcher/`
/** A plugin of the shop's own, whose HTTP tests lie with it. */
const PLUGIN = /^plugins\/[^/]+\//
/** Whatever the server is made of is on the way of an order. */
const SERVER = /^(backend\/src|demo|medusa-config|plugins\/[^/]+\/src)/
const SMOKE = `${TESTS}shop/journey.spec.ts`
/** Words of a path that say of what kind a file is, and not what it is about. */
const KINDS = new Set(
  "backend src api http v1 workflow step query module provider contract call example admin store hook job subscriber link read write list index route ts spec integration test".split(
    " ",
  ),
)

/**
 * The HTTP tests that changes touch. Tests reach the server by its addresses, so no import tells:
 * those are taken whose path shares a word with the path of a changed file, orders for orders.
 */
export function httpTestsOf(changed: readonly string[], specs: readonly string[]): string[] {
  const candidates = specs.filter((spec) => !spec.startsWith(LAUNCHER))
  if (changed.some((file) => file.startsWith(SETUP))) return candidates
  const server = changed.filter((file) => SERVER.test(file))
  const about = new Set(server.flatMap(wordsOf))
  return candidates.filter(
    (spec) =>
      changed.some((file) => file === spec || isBeside(file, spec)) ||
      (server.length > 0 && spec === SMOKE) ||
      wordsOf(spec).some((word) => about.has(word)),
  )
}

/** A helper of one folder's tests, or a plugin's file and its tests. */
function isBeside(file: string, spec: string): boolean {
  const plugin = PLUGIN.exec(file)?.[0]
  if (plugin) return spec.startsWith(plugin)
  if (!file.startsWith(TESTS) || file.endsWith(".spec.ts")) return false
  const area = file.slice(TESTS.length).split("/")[0]
  return spec.startsWith(`${TESTS}${area}/`)
}

function wordsOf(file: string): string[] {
  return file
    .split(/[^a-z0-9]+/i)
    .map((word) => word.toLowerCase().replace(/ies$/, "y").replace(/s$/, ""))
    .filter((word) => word.length > 2 && !KINDS.has(word))
}
