import { open } from "node:fs/promises"

const DELIMITERS = [",", ";", "\t"] as const
const LONGEST_HEADER = 4096

/** What parts the cells: the sign that the first line has most of. No column's name has any. */
export async function delimiterOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_HEADER), { position: 0 })
    const [first = ""] = buffer.toString("utf8", 0, bytesRead).split(/[\r\n]/)
    const count = (sign: string) => first.split(sign).length
    return [...DELIMITERS].sort((a, b) => count(b) - count(a))[0] ?? ","
  } finally {
    await file.close()
  }
}
