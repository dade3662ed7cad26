import path from "node:path"
import { parseEnv } from "node:util"
import { listOf, readPlugins } from "../../../src/settings/plugins"
import { places } from "../../launcher/project/places"
import { readText } from "../../launcher/system/read-text"
import { StartFailure } from "../../launcher/system/start-failure"
import { makePlugin } from "./make-plugin"

/** `npm run plugin:new NAME`: a plugin of one's own in `plugins`, made from the template. */
export async function main(): Promise<void> {
  const [, , , name] = process.argv
  try {
    const folder = makePlugin(name, {
      template: path.join(places.root, "docs/plugin-template"),
      plugins: path.join(places.root, "plugins"),
    })
    console.log(nextSteps(`./${path.relative(places.root, folder).split(path.sep).join("/")}`))
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    console.error(`\n${error.message}\n`)
    process.exitCode = 1
  }
}

function nextSteps(place: string): string {
  const { SHOP_PLUGINS } = parseEnv(readText(places.environmentFile) ?? "")
  // Whoever names plugins names all of them.
  const others = listOf(readPlugins(SHOP_PLUGINS, () => undefined))
  const listed = [...(others === "none" ? [] : [others]), place].join(",")
  return [
    "",
    `${place} is there; its README.md says what is where.`,
    "",
    "  1. Make it yours:    before the first start, which makes its table",
    `  2. Name it in .env:  SHOP_PLUGINS=${listed}`,
    "  3. See it:           npm run dev",
    `  4. Test it:          npm run plugin:test ${path.basename(place)}`,
    "",
  ].join("\n")
}
