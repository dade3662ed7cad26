import type { MedusaContainer } from "@medusajs/framework/types"
import { PUBLIC_PAGES } from "../../../../contract/shop/public-pages"
import {
  countAddressPages,
  readAddressBounds,
  readProductAddresses,
} from "../../../../queries/product/product-addresses"
import {
  readMakesWithParts,
  readModelsWithParts,
} from "../../../../queries/vehicle/models-with-parts"
import { countVehiclePages } from "../../../../queries/vehicle/vehicles"
import { shopEnvironment } from "../../environment"
import type { SitemapEntry } from "./sitemap"
import { makePath, modelPath } from "../vehicle-head"

/** As many as a sitemap may have. */
const MOST = 50_000

const NAMED = /^(pages|vehicles|parts)(?:-([1-9]\d{0,3}))?$/

/** The names of all sitemaps of the shop: by what they are of, and which of several. */
export async function sitemapNames(container: MedusaContainer): Promise<string[]> {
  const numbered = (of: "vehicles" | "parts", count: number) =>
    Array.from({ length: count }, (_, index) => `${of}-${index + 1}`)
  return [
    "pages",
    ...numbered("vehicles", await vehicleSitemaps(container)),
    ...numbered("parts", await countAddressPages(container)),
  ]
}

/** What the sitemap of a name lists, in pages; undefined where there is none of that name. */
export async function readSitemap(
  container: MedusaContainer,
  name: string,
): Promise<AsyncIterable<readonly SitemapEntry[]> | undefined> {
  const [, of, number = "1"] = NAMED.exec(name) ?? []
  const at = Number(number) - 1
  if (of === "parts") {
    const bounds = await readAddressBounds(container)
    return at > bounds.length
      ? undefined
      : readParts(container, { after: bounds[at - 1], upTo: bounds[at] })
  }
  if (of === "vehicles") {
    return at < (await vehicleSitemaps(container)) ? readVehiclePages(container, at) : undefined
  }
  return of === "pages" && name === of ? inOnePage(PUBLIC_PAGES) : undefined
}

async function* inOnePage(entries: readonly SitemapEntry[]) {
  yield entries
}

type Range = Parameters<typeof readProductAddresses>[1]

async function* readParts(container: MedusaContainer, range: Range) {
  for await (const parts of readProductAddresses(container, range)) {
    yield parts.map(({ id, changed_at }) => ({
      path: `/product/${encodeURIComponent(id)}`,
      changedAt: changed_at,
    }))
  }
}

/** So many hold the pages of all models, whether parts fit them or not. */
async function vehicleSitemaps(container: MedusaContainer): Promise<number> {
  if (!shopEnvironment().vehicles) return 0
  return Math.ceil((await countVehiclePages(container)) / MOST)
}

/** Of makes and models that some part for sale fits. */
async function* readVehiclePages(container: MedusaContainer, at: number) {
  const makes = await readMakesWithParts(container)
  const models = await readModelsWithParts(container, {})
  const paths = [
    ...(makes.length > 0 ? ["/vehicles"] : []),
    ...makes.map(makePath),
    ...models.map(modelPath),
  ]
  yield paths.slice(at * MOST, (at + 1) * MOST).map((path) => ({ path }))
}
