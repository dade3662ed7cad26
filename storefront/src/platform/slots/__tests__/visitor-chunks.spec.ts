import { sortModules } from "../../../../vite/chunks/visitor-chunks"

type Graph = Record<string, { needs?: string[]; isEntry?: boolean; loadedBy?: string[] }>

const PLUGINS = "\0virtual:storefront-plugins"
const FILLED: Graph = {
  "/src/main.tsx": { isEntry: true, needs: ["/node_modules/react/index.js", PLUGINS] },
  [PLUGINS]: { needs: ["/src/platform/slots/fill-slots.tsx", "/plugins/warranty/plugin.ts"] },
  "/src/platform/slots/fill-slots.tsx": { needs: ["/node_modules/react/index.js"] },
  "/plugins/warranty/plugin.ts": {},
  "/node_modules/react/index.js": { needs: ["\0commonjsHelpers.js"] },
  "\0commonjsHelpers.js": {},
}

function chunksOf(graph: Graph): Record<string, string> {
  const infoOf = (id: string) => {
    const { needs = [], isEntry = false, loadedBy = [] } = graph[id] ?? {}
    return { importedIds: needs, isEntry, dynamicImporters: loadedBy }
  }
  return Object.fromEntries(sortModules(Object.keys(graph), infoOf))
}

describe("the file of the entry's packages", () => {
  it("has packages and what the bundler made for them", () => {
    expect(chunksOf(FILLED)).toMatchObject({
      "/node_modules/react/index.js": "vendor",
      "\0commonjsHelpers.js": "vendor",
    })
  })

  it("never waits for the entry: the module of the plugins stays beside what it takes", () => {
    expect(chunksOf(FILLED)).not.toHaveProperty([PLUGINS])
  })

  it("has the module of the plugins where there are none", () => {
    expect(chunksOf({ ...FILLED, [PLUGINS]: {} })).toHaveProperty([PLUGINS], "vendor")
  })

  it("leaves out an installed plugin, and a package that takes something of the shop's", () => {
    const plugin = "/node_modules/@acme/warranty/storefront/plugin.ts"
    const chunks = chunksOf({
      ...FILLED,
      [PLUGINS]: { needs: ["/src/platform/slots/fill-slots.tsx", plugin] },
      [plugin]: { needs: ["/src/platform/slots/storefront-plugin.ts"] },
      "/src/platform/slots/storefront-plugin.ts": {},
    })
    expect(chunks).not.toHaveProperty([plugin])
  })
})
