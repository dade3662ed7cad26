import { z } from "@medusajs/framework/zod"
import fs from "node:fs"
import path from "node:path"
import { shopEnvironment } from "../environment"

const schema = z.array(z.object({ path: z.string(), title: z.string() }))

type PluginPage = { title: string; pattern: RegExp }

let pages: PluginPage[] | undefined

/** The page that a plugin has at a path of the storefront; the build leaves a list of them. */
export function findPluginPage(path: string): { title: string } | undefined {
  pages ??= readPages()
  return pages.find(({ pattern }) => pattern.test(path))
}

function readPages(): PluginPage[] {
  const { storefrontDir } = shopEnvironment()
  const file = path.join(storefrontDir ?? "", "plugin-pages.json")
  if (!storefrontDir || !fs.existsSync(file)) return []
  return schema
    .parse(JSON.parse(fs.readFileSync(file, "utf8")))
    .map(({ path: address, title }) => ({
      title,
      pattern: new RegExp(`^${address.replace(/:\w+/g, "[^/]+")}$`, "i"),
    }))
}
