/** Where V8 saw a function: its script's address is empty for what is built in. */
export type CallFrame = { functionName: string; url: string }

/** The packages that tables count together. */
const PACKAGES: readonly (readonly [RegExp, string])[] = [
  [/^@medusajs\//, "Medusa"],
  [/^@?mikro-orm/, "MikroORM"],
  [/^(knex|tarn|pg|pg-.*|postgres-.*|split2)$/, "knex and pg"],
  [/^(express|express-.*|body-parser|finalhandler|on-.*|qs|send|etag|vary|path-to-.*)$/, "express"],
  [/^(compression|compressible|negotiator|accepts|content-type|raw-body)$/, "express"],
  [/^(winston|logform|morgan|pino|triple-beam|readable-stream)$/, "logging"],
  [/^zod$/, "zod"],
  [/^(awilix|awilix-.*)$/, "awilix"],
]

const NODE: readonly (readonly [RegExp, string])[] = [
  [/^node:(_http|internal\/http)/, "Node's HTTP"],
  [/^node:(net|internal\/(stream_base|streams|net))|^node:stream/, "sockets and streams"],
  [/^node:(internal\/)?crypto/, "hashing"],
  [
    /^node:internal\/(timers|process\/task|async|promise)|^node:(async|timers)/,
    "Node's scheduling",
  ],
]

const BUILT_IN: readonly (readonly [RegExp, string])[] = [
  [/^\(idle\)$/, "idle"],
  [/^\(garbage collector\)$/, "garbage"],
  [/^(write|shutdown|readStart|readStop)/, "sockets and streams"],
  [/^(update|digest|Hash|Hmac)$/, "hashing"],
]

/** What a function belongs to: the shop, one of its packages, or a part of Node. */
export function groupOf({ functionName, url }: CallFrame): string {
  if (url === "") return find(BUILT_IN, functionName) ?? "V8 and the kernel"
  if (url.startsWith("node:")) return find(NODE, url) ?? "Node, the rest"
  const inside = url.split("/node_modules/").at(-1)
  if (inside === undefined || inside === url) return "the shop's own code"
  const [scope = "", name = ""] = inside.split("/")
  const packageName = scope.startsWith("@") ? `${scope}/${name}` : scope
  return find(PACKAGES, packageName) ?? packageName
}

function find(groups: readonly (readonly [RegExp, string])[], text: string): string | undefined {
  return groups.find(([pattern]) => pattern.test(text))?.[1]
}
