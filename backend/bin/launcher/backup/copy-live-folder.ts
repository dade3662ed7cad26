import fs from "node:fs"
import path from "node:path"
import { errorCode } from "../system/error-code"

/**
 * Copies a folder that others write in: what goes away meanwhile is left out. `wanted` is asked for
 * each entry, by its path below the folder.
 */
export async function copyLiveFolder(
  from: string,
  to: string,
  wanted: (name: string) => boolean,
): Promise<void> {
  await copyFolder({ from, to, wanted }, "")
}

type Copy = { from: string; to: string; wanted: (name: string) => boolean }

async function copyFolder(copy: Copy, below: string): Promise<void> {
  await fs.promises.mkdir(path.join(copy.to, below), { recursive: true, mode: 0o700 })
  for (const entry of await entriesOf(path.join(copy.from, below))) {
    const name = path.posix.join(below, entry.name)
    if (!copy.wanted(name)) continue
    if (entry.isDirectory()) await copyFolder(copy, name)
    else if (entry.isFile()) await copyFile(copy, name)
  }
}

async function copyFile({ from, to }: Copy, name: string): Promise<void> {
  const copy = path.join(to, name)
  await unlessGone(fs.promises.copyFile(path.join(from, name), copy))
  await unlessGone(fs.promises.chmod(copy, 0o600))
}

async function entriesOf(folder: string): Promise<fs.Dirent[]> {
  return (await unlessGone(fs.promises.readdir(folder, { withFileTypes: true }))) ?? []
}

async function unlessGone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined
    throw error
  }
}
