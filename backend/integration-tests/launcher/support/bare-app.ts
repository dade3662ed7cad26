import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"

const ROOT = path.resolve(__dirname, "../../../..")
const OWN_SCOPE = "@halden"

/**
 * A Medusa application with nothing in it. Every package is a link to this project's, so that
 * nothing is fetched; the project's own workspaces are not among them.
 */
export function makeBareApp(folder: string, configuration: string): void {
  fs.mkdirSync(path.join(folder, "src"), { recursive: true })
  linkPackages(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"))
  // Medusa's command line takes a folder for an application by its dependencies.
  const dependencies = { "@medusajs/medusa": "*" }
  fs.writeFileSync(path.join(folder, "package.json"), JSON.stringify({ dependencies }))
  fs.writeFileSync(path.join(folder, "tsconfig.json"), "{}")
  fs.writeFileSync(path.join(folder, "medusa-config.js"), configuration)
}

/** Unpacks a package into an application, as npm does that has all that it needs. */
export function installPacked(folder: string, name: string, tarball: string): void {
  const place = path.join(folder, "node_modules", name)
  fs.mkdirSync(place, { recursive: true })
  execFileSync("tar", ["-xzf", tarball, "-C", place, "--strip-components=1"])
}

function linkPackages(from: string, to: string): void {
  fs.mkdirSync(to)
  for (const name of fs.readdirSync(from)) {
    if (name.startsWith(".") || name === OWN_SCOPE) continue
    fs.symlinkSync(path.join(from, name), path.join(to, name), "junction")
  }
}
