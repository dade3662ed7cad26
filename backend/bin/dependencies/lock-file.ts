import fs from "node:fs"
import path from "node:path"
import { z } from "@medusajs/framework/zod"
import { places } from "../launcher/project/places"

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
})

export type Package = { name: string; version: string; licence: string | undefined }

const FOLDER = "node_modules/"

/** The packages of the lock file that a shop runs with, on any system; its own parts are not among them. */
export function productionPackages(lockFile = places.lockFile): Package[] {
  const { packages } = lockSchema.parse(JSON.parse(fs.readFileSync(lockFile, "utf8")))
  return Object.entries(packages)
    .filter(([place, { dev, link }]) => place.includes(FOLDER) && !dev && !link)
    .map(([place, { version = "", license }]) => ({
      name: place.slice(place.lastIndexOf(FOLDER) + FOLDER.length),
      version,
      licence: license ?? olderForm(path.join(path.dirname(lockFile), place)),
    }))
}

const manifestSchema = z.object({ licenses: z.array(z.object({ type: z.string() })) })

/** Packages of long ago have a list. */
function olderForm(folder: string): string | undefined {
  const file = path.join(folder, "package.json")
  if (!fs.existsSync(file)) return undefined
  const manifest = manifestSchema.safeParse(JSON.parse(fs.readFileSync(file, "utf8")))
  return manifest.data?.licenses.map(({ type }) => type).join(" OR ")
}
