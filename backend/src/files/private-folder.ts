import { chmod, mkdir, readdir, readFile, rm, stat } from "node:fs/promises"
import path from "node:path"

const OWNER_ALONE = { folder: 0o700, file: 0o600 }

/** Where files for staff alone lie: Medusa's exports, and what it imports. */
export function privateFolder(dataDir: string): string {
  return path.join(dataDir, "private")
}

/** Makes a folder that its owner alone may enter; one that others may is closed to them. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ALONE.folder })
  await chmod(folder, OWNER_ALONE.folder)
}

/** Lets the owner alone read a file. */
export async function closeFile(file: string): Promise<void> {
  await chmod(file, OWNER_ALONE.file)
}

/** Removes what was last written before a time, and answers how many files those were. */
export async function removeOldPrivateFiles(dataDir: string, before: Date): Promise<number> {
  let removed = 0
  for (const file of await privateFiles(dataDir)) {
    const { mtime } = await stat(file)
    if (mtime >= before) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}

/** Removes every file that has one of these words, in small letters. */
export async function removePrivateFilesWith(
  dataDir: string,
  words: readonly string[],
): Promise<void> {
  for (const file of await privateFiles(dataDir)) {
    const text = (await readFile(file, "utf8")).toLowerCase()
    if (words.some((word) => text.includes(word))) await rm(file, { force: true })
  }
}

async function privateFiles(dataDir: string): Promise<string[]> {
  const folder = privateFolder(dataDir)
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => path.join(folder, name))
  } catch (error) {
    // Nothing was exported yet.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return []
    throw error
  }
}
