import { open, rename } from "node:fs/promises"
import path from "node:path"

/**
 * Replaces a file so that after a crash or a power cut either the old or the new text is there.
 * One writer at a time for one path. Only the owner may read the file.
 */
export async function writeDurably(file: string, text: string): Promise<void> {
  const temporary = `${file}.tmp`
  await withHandle(temporary, "w", async (handle) => {
    await handle.writeFile(text)
    await handle.sync()
  })
  await rename(temporary, file)
  // The rename itself lives in the folder; Windows cannot open one.
  if (process.platform !== "win32") {
    await withHandle(path.dirname(file), "r", (handle) => handle.sync())
  }
}

type Handle = Awaited<ReturnType<typeof open>>

async function withHandle(
  file: string,
  flags: string,
  use: (handle: Handle) => Promise<void>,
): Promise<void> {
  const handle = await open(file, flags, 0o600)
  try {
    await use(handle)
  } finally {
    await handle.close()
  }
}
