import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import type { Plugin } from "vite"

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g
const EXPORT = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g

/**
 * Takes each icon from its own file. The package's index names them all, so whoever takes one seems to
 * need every one that any page has, and the first load would bring them.
 */
export function ownIcons(): Plugin {
  let files: Map<string, string> | undefined
  return {
    name: "own-icons",
    apply: "build",
    transform(code) {
      if (!code.includes("lucide-react")) return undefined
      files ??= iconFiles()
      return { code: withOwnIcons(code, files), map: null }
    },
  }
}

/** The code with an import for each of its icons; what is no icon stays with the index. */
export function withOwnIcons(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(IMPORT, (_, names: string) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => {
        const [exported = "", local = exported] = name.split(/\s+as\s+/)
        const file = files.get(exported)
        return file
          ? `import ${local} from "lucide-react/icons/${file}";`
          : `import { ${name} } from "lucide-react";`
      })
      .join(" "),
  )
}

/** The file of each name of an icon, as the package's index has it. */
function iconFiles(): Map<string, string> {
  const main = createRequire(import.meta.url).resolve("lucide-react")
  const index = path.join(path.dirname(main), "../esm/lucide-react.mjs")
  return new Map(
    [...fs.readFileSync(index, "utf8").matchAll(EXPORT)].flatMap(([, names = "", file = ""]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]): [string, string] => [
        name,
        file,
      ]),
    ),
  )
}
