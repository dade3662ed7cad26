import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"

/** The newest long-term version that npm's `node` package has; see https://nodejs.org/en/about/previous-releases. */
export const NODE_LTS = "24.21.0"

const ROOT = path.resolve(__dirname, "../../../..")

/**
 * Path of that Node, from npm's registry. In a folder of its own: beside the shop's packages its
 * program would be the `node` of every npm script.
 */
export function bringNodeLts(): string {
  const folder = path.join(ROOT, ".data/node-lts", NODE_LTS)
  const node = path.join(folder, "node_modules/node/bin/node")
  if (!fs.existsSync(node)) {
    fs.mkdirSync(folder, { recursive: true })
    const options = ["--no-save", "--no-audit", "--no-fund", "--prefix", folder]
    execFileSync("npm", ["install", ...options, `node@${NODE_LTS}`], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    })
  }
  return node
}
