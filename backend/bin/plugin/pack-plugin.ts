import { execFile } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { promisify } from "node:util"

type Packed = { filename: string }

/** Packs a plugin that is built into a tarball in `folder`, as `npm publish` would. Answers its path. */
export async function packPlugin(root: string, folder: string): Promise<string> {
  fs.mkdirSync(folder, { recursive: true })
  const { stdout } = await promisify(execFile)(
    "npm",
    ["pack", "--json", "--ignore-scripts", "--pack-destination", folder],
    { cwd: root, shell: process.platform === "win32" },
  )
  const [packed] = JSON.parse(stdout) as Packed[]
  if (!packed) throw new Error(`npm packed nothing in ${root}`)
  return path.join(folder, path.basename(packed.filename))
}
