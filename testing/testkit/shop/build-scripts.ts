import fs from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"

const KB = 1000

type Chunk = { file: string; isEntry?: boolean; imports?: string[] }
export type BuildManifest = Record<string, Chunk>

/** What Vite tells of a build: its chunks by their source, each with what it imports at once. */
export function readManifest(dist: string): BuildManifest {
  return JSON.parse(
    fs.readFileSync(path.join(dist, ".vite/manifest.json"), "utf8"),
  ) as BuildManifest
}

/** The scripts that a page of a build waits for: its own and all that they import, each once. */
export function scriptsOf(dist: string, ...entries: string[]): string[] {
  const manifest = readManifest(dist)
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build has no ${key}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  entries.forEach(visit)
  return [...files].map((file) => fs.readFileSync(path.join(dist, file), "utf8"))
}

/** Of scripts or styles together, in kilobytes, as a browser gets them. */
export function compressed(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / KB
}
