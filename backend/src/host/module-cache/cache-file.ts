import fs from "node:fs"
import path from "node:path"

/** Where in the file the compiled code of a module is, and the checksum of its source. */
type Place = [start: number, end: number, checksum: number]

type Contents = {
  /** Of what all of it holds. */
  key: string
  modules: Record<string, Place>
  /** What a request leads to, by the folder of who asks. */
  found: Record<string, Record<string, string>>
}

export type Compiled = { code: Buffer; checksum: number }

/** What starts of before left: compiled code by file, and where each `require` leads. */
export type Kept = {
  found: Contents["found"]
  modules: Map<string, Compiled>
}

const LENGTH_BYTES = 4

/** Reads it; nothing where it is not there, not this user's, damaged, or of something else than the key. */
export function readKept(file: string, key: string): Kept {
  try {
    const opened = fs.openSync(file, "r")
    try {
      return keptIn(opened, key)
    } finally {
      fs.closeSync(opened)
    }
  } catch {
    return nothing()
  }
}

function keptIn(opened: number, key: string): Kept {
  // Compiled code runs: what another user left is none of ours.
  const { uid, size } = fs.fstatSync(opened)
  if (uid !== (process.getuid?.() ?? 0)) return nothing()
  const length = Buffer.alloc(LENGTH_BYTES)
  fs.readSync(opened, length, { position: 0 })
  // A damaged file may say any length.
  const head = Buffer.alloc(Math.min(length.readUInt32LE(), size))
  fs.readSync(opened, head, { position: LENGTH_BYTES })
  const contents = JSON.parse(head.toString()) as Contents
  // What an older build left is as large: read for nothing, it made the first start of each build
  // 26 MB larger.
  if (contents.key !== key) return nothing()
  const bytes = fs.readFileSync(opened)
  const begin = LENGTH_BYTES + head.length
  const modules = Object.entries(contents.modules).map(([name, [start, end, checksum]]) => {
    return [name, { code: bytes.subarray(begin + start, begin + end), checksum }] as const
  })
  return { found: contents.found, modules: new Map(modules) }
}

function nothing(): Kept {
  return { found: {}, modules: new Map() }
}

/** Writes it whole, or not at all. */
export async function writeKept(
  file: string,
  { key, found, modules }: Kept & { key: string },
): Promise<void> {
  const places: Contents["modules"] = {}
  let end = 0
  for (const [name, { code, checksum }] of modules) {
    places[name] = [end, end + code.length, checksum]
    end += code.length
  }
  const contents: Contents = { key, modules: places, found }
  const head = Buffer.from(JSON.stringify(contents))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(head.length)
  const temporary = `${file}.${process.pid}.tmp`
  await fs.promises.mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const all = [length, head, ...[...modules.values()].map(({ code }) => code)]
  await fs.promises.writeFile(temporary, all, { mode: 0o600 })
  await fs.promises.rename(temporary, file)
}
