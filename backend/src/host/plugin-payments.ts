import fs from "node:fs"
import path from "node:path"
import type { ShopPlugin } from "../settings/plugins"

const BUILT = ".medusa/server/src/providers"
const FOLDER = /^payment-([a-z0-9-]+)$/

/**
 * The payment providers of plugins, each a folder as the shop's own are: `providers/payment-invoice`
 * is known as `pp_<identifier>_invoice`. What is not built yet has none.
 */
export function pluginPayments(
  plugins: readonly Pick<ShopPlugin, "folder">[],
): { resolve: string; id: string }[] {
  return plugins.flatMap(({ folder }) => {
    const providers = path.join(folder, BUILT)
    const names = fs.existsSync(providers) ? fs.readdirSync(providers).sort() : []
    return names.flatMap((name) => {
      const id = FOLDER.exec(name)?.[1]
      return id === undefined ? [] : [{ resolve: path.join(providers, name), id }]
    })
  })
}
