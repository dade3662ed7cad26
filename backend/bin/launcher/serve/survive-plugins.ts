import fs from "node:fs"
import path from "node:path"
import type { ShopPlugin } from "../../../src/settings/plugins"

type Tell = (line: string, error: Error) => void

/**
 * Keeps the shop open where a plugin that is not its own forgets a promise that fails, or throws in a timer of its own,
 * as Medusa's own command does. Medusa itself catches what a subscriber, job or route throws. An
 * exception that is no plugin's ends the process as ever: nobody knows what it left half done.
 */
export function survivePlugins(plugins: readonly ShopPlugin[], tell: Tell): void {
  if (plugins.length === 0) return
  const ownerOf = (error: Error) =>
    plugins.find(({ folder }) =>
      [folder, fs.realpathSync(folder)].some((place) => error.stack?.includes(place + path.sep)),
    )
  const name = (error: Error) => {
    const owner = ownerOf(error)
    return owner ? `The plugin ${path.basename(owner.folder)} has failed` : "Something has failed"
  }
  process.on("unhandledRejection", (reason) => {
    const error = reason instanceof Error ? reason : new Error(String(reason))
    tell(`${name(error)}, in a promise that nobody waits for`, error)
  })
  process.on("uncaughtException", (error) => {
    tell(`${name(error)}, in code that nobody called`, error)
    if (!ownerOf(error)) process.exit(1)
  })
}
