import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"

const ROOT = path.resolve(__dirname, "../../../..")
const OWN_SCOPE = "@halden"

type BareApp = {
  /** An empty folder. */
  folder: string
  /** Packed plugins, by package name. */
  tarballs: Record<string, string>
  /** Its medusa-config.js. */
  configuration: string
}

/**
 * A Medusa application with nothing in it but packed plugins. Every other package is a link to
 * this project's, so that nothing is fetched; the project's own workspaces are not among them.
 */
export function makeBareApp({ folder, tarballs, configuration }: BareApp): void {
  linkPackages(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"))
  for (const [name, tarball] of Object.entries(tarballs)) {
    const place = path.join(folder, "node_modules", name)
    fs.mkdirSync(place, { recursive: true })
    execFileSync("tar", ["-xzf", tarball, "-C", place, "--strip-components=1"])
  }
  fs.mkdirSync(path.join(folder, "src"))
  // Medusa's command line takes a folder for an application by its dependencies.
  const dependencies = { "@medusajs/medusa": "*" }
  fs.writeFileSync(path.join(folder, "package.json"), JSON.stringify({ dependencies }))
  fs.writeFileSync(path.join(folder, "tsconfig.json"), "{}")
  fs.writeFileSync(path.join(folder, "medusa-config.js"), configuration)
}

function linkPackages(from: string, to: string): void {
  fs.mkdirSync(to)
  for (const name of fs.readdirSync(from)) {
    if (name.startsWith(".") || name === OWN_SCOPE) continue
    fs.symlinkSync(path.join(from, name), path.join(to, name), "junction")
  }
}
