import path from "node:path"
import { normalizePath, type Plugin } from "vite"
import { fileOf } from "../theme/theme-files"
import type { FoundPlugin } from "../found-plugins"
import { storefrontPluginsOf } from "../storefront-plugins"
import { findTexts, type FoundTexts, SHOPS_TEXTS } from "./found-texts"
import { claimedGroups } from "./claimed-groups"
import { readReplacements, type ReplacingFile, type Replacements } from "./replacements"
import { type CalledTexts, importedTexts, withWrittenTexts } from "./written-texts"

type Options = {
  /** The shop's own file of texts; later than those of plugins. */
  file?: string | undefined
}

/**
 * Puts what plugins and the shop say in the place of texts, so it comes with the page that shows it.
 * The build then writes each text in the place of its key; what is served in development, and run by
 * tests, has the texts as their files have them.
 */
export function storefrontTexts({ file }: Options): Plugin[] {
  const known: Known = { found: [], replacements: new Map() }
  return [replacedTexts(known, file), writtenTexts(known)]
}

type Known = { found: readonly FoundTexts[]; replacements: Replacements }

function replacedTexts(known: Known, file: string | undefined): Plugin {
  let replacing: readonly ReplacingFile[] = []
  let pluginsOf: () => readonly FoundPlugin[] = () => []
  let building = false
  return {
    name: "storefront-texts",
    enforce: "pre",
    configResolved(config) {
      building = config.command === "build"
      // The plugins are read meanwhile.
      pluginsOf = () => storefrontPluginsOf(config).found
    },
    async buildStart() {
      const plugins = pluginsOf()
      replacing = [
        ...plugins.flatMap((one) => replacingFileOf(one)),
        ...(file === undefined ? [] : [{ by: "SHOP_TEXTS", file: path.resolve(file) }]),
      ]
      if (!building && plugins.length === 0 && replacing.length === 0) return
      known.found = await findTexts([SHOPS_TEXTS, ...plugins.map(textsFolderOf)])
      const problems = claimedGroups(known.found)
      if (problems.length > 0) throw new Error(problems.join("\n"))
      known.replacements = readReplacements(replacing, known)
      for (const one of replacing) this.addWatchFile(one.file)
    },
    configureServer(server) {
      const { client } = server.environments
      server.watcher.on("change", (changed) => {
        if (!replacing.some((one) => one.file === changed)) return
        try {
          known.replacements = readReplacements(replacing, known)
          client.moduleGraph.invalidateAll()
          client.hot.send({ type: "full-reload" })
        } catch (error) {
          // What was read before stays until the file is mended.
          server.config.logger.error(error instanceof Error ? error.message : String(error))
        }
      })
    },
    transform(code, id) {
      const here = known.found.filter((one) => one.file === normalizePath(id))
      if (here.length === 0) return null
      const lines = [...new Set(here.map(({ group }) => group))].flatMap((group) => {
        const texts = known.replacements.get(group)
        return texts ? [`replaceTexts(${JSON.stringify(group)}, ${JSON.stringify(texts)})`] : []
      })
      // A group of which every key was written is left out.
      const pure = code.replaceAll("= textsOf(", "= /* @__PURE__ */ textsOf(")
      return [...(lines.length > 0 ? [IMPORT, ...lines] : []), pure].join("\n")
    },
  }
}

/** Compiled code, in which a call is written in one way alone. */
function writtenTexts(known: Known): Plugin {
  return {
    name: "written-texts",
    apply: "build",
    enforce: "post",
    async transform(code, id) {
      const called: CalledTexts[] = []
      for (const { from, name, as } of importedTexts(code)) {
        const file = (await this.resolve(from, id))?.id
        const one = known.found.find((text) => text.file === file && text.name === name)
        if (!one) continue
        const texts = { ...one.base, ...known.replacements.get(one.group) }
        called.push({ name: as, texts })
      }
      return called.length > 0 ? { code: withWrittenTexts(code, called), map: null } : null
    },
  }
}

const IMPORT = 'import { replaceTexts } from "@/platform/texts/texts-of"'

function replacingFileOf(found: FoundPlugin): ReplacingFile[] {
  const { name, texts } = found.plugin
  return texts === undefined ? [] : [{ by: name, file: fileOf(found, texts) }]
}

function textsFolderOf({ entry, plugin }: FoundPlugin) {
  return { owner: plugin.name, folder: path.dirname(entry) }
}
