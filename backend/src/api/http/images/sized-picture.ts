import { randomUUID } from "node:crypto"
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { renderDrawing } from "../../../workflows/image/render-drawing"
import type { AskedSize } from "../../../contract/product/picture/picture"
import { oneAtATime } from "../../../workflows/image/one-at-a-time"
import { resizeImage } from "../../../workflows/image/resize-image"

type Folders = { uploads: string; sizes: string }
type Asked = AskedSize & {
  /** Relative to the uploads, of a form that leads nowhere else. */
  name: string
}

/** Nobody waits behind more: a picture as it lies there is soon shown. */
const MOST_WAITING = 24
const making = new Map<string, Promise<void>>()

/**
 * The name, below `sizes`, of an upload in a size: made when it is first asked for, one at a time,
 * and made anew when the upload changed. Undefined where there is no such upload, and while too
 * many others are being made.
 */
export async function sizedPicture(
  { uploads, sizes }: Folders,
  { name, width, format }: Asked,
): Promise<string | undefined> {
  const source = path.join(uploads, name)
  const sized = path.join(String(width), name.replace(/\.webp$/, `.${format}`))
  const target = path.join(sizes, sized)
  const changedAt = await changeOf(source)
  if (changedAt === undefined) return undefined
  if (((await changeOf(target)) ?? 0) > changedAt) return sized
  if (!making.has(target)) {
    if (making.size >= MOST_WAITING) return undefined
    const made = oneAtATime(() => make(source, target, { width, format }))
    making.set(
      target,
      made.finally(() => making.delete(target)),
    )
  }
  await making.get(target)
  return sized
}

async function make(source: string, target: string, size: AskedSize): Promise<void> {
  const picture = await encode(source, size)
  await mkdir(path.dirname(target), { recursive: true })
  const part = `${target}.${randomUUID()}`
  try {
    await writeFile(part, picture)
    await rename(part, target)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** A drawing is drawn at the width: a bitmap made smaller has grey hairlines. */
async function encode(source: string, { width, format }: AskedSize): Promise<Buffer> {
  const drawing = source.replace(/\.webp$/, ".svg")
  if ((await changeOf(drawing)) === undefined) return resizeImage(source, { width, format })
  return renderDrawing(await readFile(drawing, "utf8"), { width, format })
}

/** When a file was written, in milliseconds; undefined where there is none. */
async function changeOf(file: string): Promise<number | undefined> {
  const facts = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined
    throw error
  })
  return facts?.mtimeMs
}
