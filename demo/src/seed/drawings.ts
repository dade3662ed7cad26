import { existsSync } from "node:fs"
import { mkdir, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import { drawPart } from "../drawings/draw-part"
import type { Ink } from "../drawings/drafting/ink"
import { catalogueParts } from "../parts/parts"
import { renderDrawing } from "../../../backend/src/workflows/image/render-drawing"
import type { CataloguePart } from "../parts/types"
import type { Environment } from "../../../backend/src/settings/environment"
import { DRAWINGS_FOLDER } from "./drawing-path"

const CARD_WIDTH = 640

/** Draws every part in both inks, as WebP for cards and SVG for zoom; what is there stays. */
export async function seedDrawings(environment: Environment): Promise<void> {
  const folder = path.join(environment.dataDir, "uploads", DRAWINGS_FOLDER)
  await mkdir(folder, { recursive: true })
  for (const part of catalogueParts()) {
    await Promise.all([drawOne(part, folder, "light"), drawOne(part, folder, "dark")])
  }
}

async function drawOne(part: CataloguePart, folder: string, ink: Ink): Promise<void> {
  const base = path.join(folder, part.sku.toLowerCase() + (ink === "dark" ? ".dark" : ""))
  if (existsSync(`${base}.webp`)) return
  const svg = drawPart(part, { ink })
  await writeWhole(`${base}.svg`, svg)
  await writeWhole(`${base}.webp`, await renderDrawing(svg, { width: CARD_WIDTH, format: "webp" }))
}

/** A killed seed leaves no half-written picture: the name appears when the content is complete. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content)
  await rename(`${file}.part`, file)
}
