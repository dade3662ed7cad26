import fc from "fast-check"

/** Texts that have broken servers before. */
const TEXTS = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "‮drawkcab",
  "مرحبا",
  "👩‍🔧🚗",
  "e\u0301".repeat(50),
  "'",
  "' or 1=1 --",
  '"; drop table product; --',
  "%",
  "_",
  "\\",
  "{{7*7}}",
  "${7*7}",
  "../../etc/passwd",
  "..\\..\\windows",
  "<script>alert(1)</script>",
  "__proto__",
  "constructor",
  "toString",
  "NaN",
  "Infinity",
  "-0",
  "1e309",
  "1e3",
  "0x10",
  "9007199254740993",
  "99999999999999999999",
  "-1",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "\r\nset-cookie: a=b",
  "x".repeat(300),
  "x".repeat(20_000),
]

/** A text, odd or plain. */
export const nastyText = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 20 }),
)

const nastyNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, 5e-324, 50.000001),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** A value that JSON can carry, of any type and up to some depth. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  { weight: 3, arbitrary: nastyNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.array(nastyText, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(nastyText, nastyNumber, { maxKeys: 3 }) },
)

/** Bodies that are no object, or no JSON at all, as they go over the wire. */
export const nastyRaw: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "",
    "null",
    "[]",
    '"text"',
    "42",
    "{",
    '{"a":}',
    '{"__proto__":{"isAdmin":true},"isAdmin":true}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"email":"\\ud800"}',
    "\ufeff{}",
    `${"[".repeat(5_000)}${"]".repeat(5_000)}`,
    `${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}`,
    `{"name":"${"x".repeat(200_000)}"}`,
  ),
  nastyText,
)

/** A segment of an address as it goes over the wire: encoded as it should be, or wrongly. */
export const nastySegment: fc.Arbitrary<string> = fc.oneof(
  // An empty one would be another address.
  { weight: 3, arbitrary: nastyText.filter((text) => text !== "").map(encoded) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "%",
      "%zz",
      "%00",
      "%ff%fe",
      "%ed%a0%80",
      "%c0%ae%c0%ae",
      "..%2f..%2f",
      "%2e%2e",
      "a%2fb",
      "%25%30%30",
      "x%0d%0ay",
      ";a=b",
      "{id}",
    ),
  },
)

/** Encoded for an address; a lone surrogate becomes the bytes that it would have. */
function encoded(text: string): string {
  return [...Buffer.from(text.slice(0, 2_000))]
    .map((byte) => `%${byte.toString(16).padStart(2, "0")}`)
    .join("")
}

/** A query string with these names, oddly filled, repeated or nested, or with names of its own. */
export function nastyQuery(names: readonly string[]): fc.Arbitrary<string> {
  const name = fc.oneof(
    fc.constantFrom(...(names.length > 0 ? names : ["x"])),
    fc.constantFrom("limit[]", "q[$ne]", "cursor[a][b]", "__proto__[x]", "fields", "order", "%"),
  )
  const pair = fc.tuple(name, nastySegment).map(([key, value]) => `${key}=${value}`)
  return fc
    .array(pair, { maxLength: 4 })
    .map((pairs) => (pairs.length ? `?${pairs.join("&")}` : ""))
}

/** A header's value, of the bytes that HTTP lets through. */
export const nastyHeader: fc.Arbitrary<string> = nastyText.map((text) =>
  text.replace(/[^\x20-\x7e\xa0-\xff]/g, "?").slice(0, 4_000),
)
