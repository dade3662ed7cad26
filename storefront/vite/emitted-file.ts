import path from "node:path"
import { normalizePath, type Rollup } from "vite"

/** The address that a file of the sources has in the build; undefined where it is in none. */
export function addressOf(
  bundle: Rollup.OutputBundle,
  { root, file }: { root: string; file: string },
): string | undefined {
  const source = normalizePath(path.relative(root, file))
  const asset = Object.values(bundle).find(
    (one) => one.type === "asset" && one.originalFileNames.includes(source),
  )
  return asset && `/${asset.fileName}`
}
