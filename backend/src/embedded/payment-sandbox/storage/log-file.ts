import fs from "node:fs"
import path from "node:path"
import { promisify } from "node:util"

// Unlike fs.write, it goes on until every byte is written.
const append = promisify(fs.appendFile)
const sync = promisify(fs.fdatasync)

export type LogFile = {
  /** Resolves when the line is on the disk; lines that wait together share one sync. */
  append(line: string): Promise<void>
  close(): Promise<void>
}

/** The complete lines of the log. A kill while writing leaves at most one torn line at its end. */
export function readLog(file: string): string[] {
  if (!fs.existsSync(file)) return []
  const text = fs.readFileSync(file, "utf8")
  return text
    .slice(0, text.lastIndexOf("\n") + 1)
    .split("\n")
    .filter(Boolean)
}

/** Replaces the log in one step, so that a kill leaves the old one or the new one. */
export function replaceLog(file: string, lines: string[]): void {
  const temporary = `${file}.tmp`
  const handle = fs.openSync(temporary, "w", 0o600)
  try {
    fs.writeSync(handle, lines.map((line) => `${line}\n`).join(""))
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
  fs.renameSync(temporary, file)
  syncFolder(path.dirname(file))
}

export function openLog(file: string): LogFile {
  const handle = fs.openSync(file, "a", 0o600)
  let waiting: string[] = []
  let flushed: Promise<void> = Promise.resolve()

  async function flush(): Promise<void> {
    const lines = waiting
    waiting = []
    if (lines.length === 0) return
    await append(handle, lines.join(""))
    await sync(handle)
  }

  return {
    append(line) {
      waiting.push(`${line}\n`)
      // The first append after a flush began starts the next one; later ones ride along with it.
      if (waiting.length === 1) flushed = flushed.then(flush)
      return flushed
    },
    async close() {
      await flushed.catch(() => undefined)
      fs.closeSync(handle)
    },
  }
}

function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, "r")
  try {
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}
