import { createWriteStream } from "node:fs"
import { mkdir, open, readdir, rm } from "node:fs/promises"
import path from "node:path"
import type { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { readEnvironment } from "../../settings/environment"

const OWNER_ALONE = { folder: 0o700, file: 0o600 }
const NAME = /^(\d+)\.xml$/

/** Where a run's file lies until it is read; all processes of the shop share the data folder. */
export function acesFile(id: number): string {
  return path.join(acesFolder(), `${id}.xml`)
}

function acesFolder(): string {
  return path.join(readEnvironment(process.env).dataDir, "aces")
}

export async function makeAcesFile(id: number): Promise<void> {
  await mkdir(acesFolder(), { recursive: true, mode: OWNER_ALONE.folder })
  await (await open(acesFile(id), "w", OWNER_ALONE.file)).close()
}

type Arriving = { id: number; at: number; most: number }

/**
 * Writes what comes in behind byte `at`, `most` bytes of it, and tells how many those were, also of
 * a sender who breaks off.
 */
export async function writeAcesFile(
  { id, at, most }: Arriving,
  content: Readable,
): Promise<{ written: number; isTooLong: boolean; failure?: unknown }> {
  const target = createWriteStream(acesFile(id), { flags: "r+", start: at })
  let isTooLong = false
  try {
    await pipeline(content, limited, target)
    return { written: target.bytesWritten, isTooLong }
  } catch (failure) {
    return { written: target.bytesWritten, isTooLong, failure }
  }

  async function* limited(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
    let left = most
    for await (const bytes of body) {
      isTooLong ||= bytes.length > left
      if (left > 0) yield bytes.subarray(0, left)
      left -= Math.min(left, bytes.length)
    }
  }
}

export async function removeAcesFile(id: number): Promise<void> {
  await rm(acesFile(id), { force: true })
}

/** The runs of which there is a file. */
export async function keptAcesFiles(): Promise<number[]> {
  try {
    const names = await readdir(acesFolder())
    return names.flatMap((name) => NAME.exec(name)?.[1] ?? []).map(Number)
  } catch (error) {
    // Nothing came in yet.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return []
    throw error
  }
}
