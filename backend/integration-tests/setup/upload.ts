import { readdir } from "node:fs/promises"
import { request, type ClientRequest, type IncomingMessage } from "node:http"
import path from "node:path"
import sharp from "sharp"
import { readEnvironment } from "../../src/settings/environment"

type Part = { name: string; content: Buffer | string; filename?: string; type?: string }
type Format = "png" | "jpeg" | "webp" | "avif" | "gif" | "tiff"

export const BOUNDARY = "----part-of-the-test"
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

/** A picture of one colour. */
export async function picture(
  format: Format,
  { width = 60, height = 40, alpha = 1 }: { width?: number; height?: number; alpha?: number } = {},
): Promise<Buffer> {
  const background = { r: 180, g: 40, b: 20, alpha }
  return sharp({ create: { width, height, channels: 4, background } })
    .toFormat(format)
    .toBuffer()
}

/** A multipart form as browsers send it; without a file name a part is a plain field. */
export function formOf(...parts: Part[]): FormData {
  const form = new FormData()
  for (const { name, content, filename, type } of parts) {
    if (filename === undefined) form.append(name, String(content))
    else form.append(name, new Blob([new Uint8Array(Buffer.from(content))], { type }), filename)
  }
  return form
}

/** The head of a multipart message whose one file follows. */
export function headOf(name: string): string {
  const disposition = `Content-Disposition: form-data; name="${name}"; filename="a.png"`
  return `--${BOUNDARY}\r\n${disposition}\r\nContent-Type: image/png\r\n\r\n`
}

export const TAIL = `\r\n--${BOUNDARY}--\r\n`

/** An open request whose body the test writes piece by piece, and its answer. */
export function openUpload(
  address: string,
  headers: Record<string, string>,
): { sending: ClientRequest; answer: Promise<{ status: number; body: string }> } {
  const sending = request(address, { method: "POST", headers })
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sending.once("response", resolve).once("error", reject)
  }).then(async (response) => {
    const body = (await response.setEncoding("utf8").toArray()).join("")
    return { status: response.statusCode ?? 0, body }
  })
  return { sending, answer }
}

/** Every file below a folder of the data folder, as absolute paths. */
export async function filesIn(folder: "incoming" | "uploads" | "private"): Promise<string[]> {
  const root = path.join(readEnvironment(process.env).dataDir, folder)
  const entries = await readdir(root, { withFileTypes: true, recursive: true }).catch(() => [])
  return entries.filter((e) => e.isFile()).map((e) => path.join(e.parentPath, e.name))
}
