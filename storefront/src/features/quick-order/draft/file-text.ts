/** No list of 2,000 rows is longer. */
const MOST_BYTES = 2_000_000

const MARKS = [
  { bytes: [0xff, 0xfe], encoding: "utf-16le" },
  { bytes: [0xfe, 0xff], encoding: "utf-16be" },
] as const

/** What a file says, as spreadsheets write them; undefined of one that is no list of parts. */
export async function fileText(file: File): Promise<string | undefined> {
  if (file.size > MOST_BYTES) return undefined
  const text = decoded(new Uint8Array(await file.arrayBuffer()))
  // Spreadsheets' own formats have bytes that no text has.
  return text.includes("\0") ? undefined : text
}

function decoded(bytes: Uint8Array): string {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))
  if (marked) return new TextDecoder(marked.encoding).decode(bytes)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1252").decode(bytes)
  }
}
