import { z } from "@medusajs/framework/zod"
import fs from "node:fs"
import path from "node:path"

const assetsSchema = z.object({
  scripts: z.array(z.string()),
  /** The first drawing, in both inks. */
  drawing: z.object({ light: z.string(), dark: z.string() }).optional(),
})

type PageAssets = z.infer<typeof assetsSchema>

let pages: { pattern: RegExp; assets: PageAssets }[] | undefined

/** What the page at a path needs first of the built files; the build leaves a list of it. */
export function pageAssets(folder: string, address: string): PageAssets {
  pages ??= readAssets(path.join(folder, "page-assets.json"))
  return pages.find(({ pattern }) => pattern.test(address))?.assets ?? { scripts: [] }
}

function readAssets(file: string): { pattern: RegExp; assets: PageAssets }[] {
  if (!fs.existsSync(file)) return []
  const listed = z.record(z.string(), assetsSchema).parse(JSON.parse(fs.readFileSync(file, "utf8")))
  return Object.entries(listed).map(([address, assets]) => ({
    assets,
    pattern: new RegExp(`^${address.replace(/:\w+/g, "[^/]+")}/?$`, "i"),
  }))
}
