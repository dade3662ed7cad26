import { readdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Plugin } from "vite"

const TEXT = /\.(js|css|svg|json|webmanifest)$/
/** Below it the headers are most of the answer. */
const LEAST_BYTES = 600
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/**
 * Leaves beside each text file of the build what a browser gets of it: `.br` and `.gz`, made once
 * and as small as they become. What the server alone reads is left out.
 */
export function precompress(): Plugin {
  let folder = ""
  return {
    name: "precompress",
    apply: "build",
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir)
    },
    // Files of public/ are there, too.
    async closeBundle() {
      const names = await readdir(folder, { recursive: true })
      const texts = names.filter((name) => TEXT.test(name) && !name.startsWith("."))
      await Promise.all(texts.map((name) => compress(path.join(folder, name))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file)
  if (text.length < LEAST_BYTES) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  await writeFile(`${file}.br`, await brotli(text, { params }))
  await writeFile(`${file}.gz`, await zip(text, { level: constants.Z_BEST_COMPRESSION }))
}
