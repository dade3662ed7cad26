import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { places } from "../../../bin/launcher/project/places"

const WORKSPACES = ["backend", "admin-extensions", "storefront", "demo"]
const OWN_SCOPE = "@halden"
/** What npm leaves of itself, by which the shop sees that all is installed. */
const INSTALLED = [".package-lock.json", ".bin"]

/**
 * The project's sources in another folder, as a clone has them, with builds of its own. Every
 * package is a link to this project's, so that nothing is fetched.
 */
export function copyProject(folder: string): void {
  const listed = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
  const files = execFileSync("git", listed, { cwd: places.root, encoding: "utf8" }).split("\0")
  for (const file of files.filter(Boolean)) {
    const from = path.join(places.root, file)
    if (fs.existsSync(from)) fs.cpSync(from, path.join(folder, file))
  }
  const packages = path.join(places.root, "node_modules")
  const linked = fs
    .readdirSync(packages)
    .filter((name) => name !== OWN_SCOPE && (!name.startsWith(".") || INSTALLED.includes(name)))
  for (const name of linked)
    link(path.join(packages, name), path.join(folder, "node_modules", name))
  for (const name of WORKSPACES) {
    link(path.join(folder, name), path.join(folder, "node_modules", OWN_SCOPE, name))
    const own = path.join(places.root, name, "node_modules")
    if (fs.existsSync(own)) link(own, path.join(folder, name, "node_modules"))
  }
}

function link(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true })
  fs.symlinkSync(from, to, "junction")
}
