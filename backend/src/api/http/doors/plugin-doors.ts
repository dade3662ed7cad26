import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import fs from "node:fs"
import path from "node:path"
import { packageFolder } from "../../../settings/plugins"
import type { Door } from "./door"

const doorSchema = z.strictObject({
  method: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]),
  path: z.string().regex(/^\/(store|auth|admin|hooks)(\/(:?[\w-]+))+$/),
  who: z.string().min(1),
  rule: z.string().min(1),
  test: z.string().min(1),
})
const packageSchema = z.object({
  name: z.string().default(""),
  shop: z.object({ doors: z.array(doorSchema).default([]) }).optional(),
})

/**
 * The doors that packages name under `shop.doors` of their package.json: those of the plugins, by
 * name or folder, and of the application itself. Throws for a row that says less than ours do.
 */
export function readPluginDoors(plugins: readonly string[]): Door[] {
  const folders = plugins.map((resolve) => packageFolder(resolve))
  return [process.cwd(), ...folders].flatMap((folder) => (folder ? doorsOf(folder) : []))
}

function doorsOf(folder: string): Door[] {
  const file = path.join(folder, "package.json")
  if (!fs.existsSync(file)) return []
  const read = packageSchema.safeParse(JSON.parse(fs.readFileSync(file, "utf8")))
  if (read.success) return read.data.shop?.doors ?? []
  const [issue] = read.error.issues
  throw new MedusaError(
    MedusaError.Types.INVALID_DATA,
    `${file} names a door wrongly, at ${issue?.path.join(".")}: ${issue?.message}`,
  )
}
