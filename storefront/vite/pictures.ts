import { readFile } from "node:fs/promises"
import sharp from "sharp"
import type { Plugin } from "vite"
import { icoFile } from "./ico-file"
import { socialCard } from "./social-card"

const PAPER = "#1c2127"
const ICONS = [
  { name: "icon-180.png", size: 180, margin: 0 },
  { name: "icon-192.png", size: 192, margin: 0 },
  { name: "icon-512.png", size: 512, margin: 0 },
  // A launcher may cut a circle out of it.
  { name: "icon-maskable-512.png", size: 512, margin: 64 },
]

/** Browsers ask for it by themselves, on pages that name no icon too. */
const FAVICON = { name: "favicon.ico", sizes: [16, 32, 48] }

/** Makes the icons from the one SVG and the social card from a drawing, when the shop is built. */
export function pictures(icon: string): Plugin {
  return {
    name: "pictures",
    apply: "build",
    async generateBundle() {
      const svg = await readFile(icon)
      for (const { name, size, margin } of ICONS) {
        const inner = size - 2 * margin
        const source = await sharp(svg, { density: (72 * inner) / 32 })
          .resize(inner, inner)
          .extend({ top: margin, bottom: margin, left: margin, right: margin, background: PAPER })
          .flatten({ background: PAPER })
          .png({ palette: true })
          .toBuffer()
        this.emitFile({ type: "asset", fileName: name, source })
      }
      const favicon = await Promise.all(
        FAVICON.sizes.map(async (size) => ({
          size,
          png: await sharp(svg, { density: (72 * size) / 32 })
            .resize(size, size)
            .png()
            .toBuffer(),
        })),
      )
      this.emitFile({ type: "asset", fileName: FAVICON.name, source: icoFile(favicon) })
      const source = await sharp(Buffer.from(socialCard())).png({ palette: true }).toBuffer()
      this.emitFile({ type: "asset", fileName: "social-card.png", source })
    },
  }
}
