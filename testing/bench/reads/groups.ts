import type { Goal } from "../statistics/goal"
import type { Target } from "../wrk/run-wrk"
import { tagOf } from "./ask"
import { LIMIT, OWN, PRODUCTS, READ_GOALS, SEARCH_GOALS, SLIM, WHOLE, type Urls } from "./goals"
import type { Group } from "./measure-group"
import { medusaProducts } from "./medusa-products"
import { searchCall, type Visits } from "./visits"

type Visited = { visits: Visits; limitOf: (call: string) => Target }

/**
 * What is measured: visitors who each want another page, part or word than whoever asks beside them,
 * so that no answer is anybody else's; and the same page for all.
 */
export async function groupsOf({ own, medusa }: Urls, { visits, limitOf }: Visited) {
  const calls = await medusaProducts(own, medusa)
  const v1 = (call: string): Target => ({ url: own + call })
  const { pages, parts, words } = visits
  const offsets = pages.map((_, page) => ({ limit: PRODUCTS, offset: page * PRODUCTS }))
  const lists = {
    [OWN]: inTurn(pages.map(v1)),
    [SLIM]: inTurn(offsets.map(calls.slim)),
    [WHOLE]: inTurn(offsets.map(calls.whole)),
    [LIMIT]: inTurn(pages.map(limitOf)),
  }
  const ofParts = {
    [OWN]: inTurn(parts.map(({ call }) => v1(call))),
    [SLIM]: inTurn(parts.map(({ product }) => calls.one(product))),
    [LIMIT]: inTurn(parts.map(({ call }) => limitOf(call))),
  }
  const searches = {
    [OWN]: inTurn(words.map((word) => v1(searchCall(word)))),
    [SLIM]: inTurn(words.map((word) => calls.search(word, { limit: PRODUCTS }))),
  }
  const first = pages[0] ?? ""
  const samePage = {
    [OWN]: v1(first),
    [SLIM]: calls.slim({ limit: PRODUCTS }),
    [LIMIT]: limitOf(first),
  }
  const kept = { ...v1(first), headers: { "if-none-match": await tagOf(v1(first)) } }
  const groups: (Group & { goals: Readonly<Record<string, Goal>> })[] = [
    { what: "list", connections: 16, sides: lists, goals: READ_GOALS },
    { what: "list", connections: 1, sides: lists, goals: {} },
    { what: "one part", connections: 16, sides: ofParts, goals: READ_GOALS },
    { what: "search", connections: 16, sides: searches, goals: SEARCH_GOALS },
    { what: "list, one page for all", connections: 16, sides: samePage, goals: {} },
    { what: "the same, not changed (304)", connections: 16, sides: { [OWN]: kept }, goals: {} },
  ]
  return groups
}

/** One target whose addresses are asked one after the other; they have one server and one set of headers. */
function inTurn(targets: readonly Target[]): Target {
  const [first] = targets
  if (!first) throw new Error("The shop is too small for different pages, parts and words")
  return { ...first, paths: targets.map(({ url }) => url.slice(new URL(url).origin.length)) }
}
