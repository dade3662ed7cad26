import fs from "node:fs"
import path from "node:path"
import { places } from "../../../backend/bin/launcher/project/places"
import { medusaServer, type MedusaServer } from "../../testkit/shop/medusa-server"

const CONFIGURATION = `const { defineConfig } = require("@medusajs/framework/utils")
module.exports = defineConfig({ admin: { disable: true } })
`

/** Medusa as it comes, with this project's packages and nothing of ours, on a shop's database. */
export async function bareMedusa(
  folder: string,
  variables: NodeJS.ProcessEnv,
): Promise<MedusaServer> {
  fs.mkdirSync(folder, { recursive: true })
  fs.symlinkSync(path.join(places.root, "node_modules"), path.join(folder, "node_modules"))
  // Medusa's command line takes a folder for an application by its dependencies.
  const dependencies = { "@medusajs/medusa": "*" }
  fs.writeFileSync(path.join(folder, "package.json"), JSON.stringify({ dependencies }))
  fs.writeFileSync(path.join(folder, "medusa-config.js"), CONFIGURATION)
  return medusaServer({ folder, variables })
}
