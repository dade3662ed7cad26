import { signInStaff } from "../../testkit/client/staff"
import type { Size } from "../growth/open-sizes"
import { measure } from "../measure"
import { KINDS, MATERIALS, VEHICLES } from "../shops/words"

type Read = { name: string; path: string | ((time: number) => string); isOfStaff?: boolean }

const ROWS = 20
const SECONDS = 3
const WARM_UP_SECONDS = 1

/** As Medusa Admin's list asks. */
const PRODUCTS = `/admin/products?limit=${ROWS}&is_giftcard=false&fields=id,title,handle,status,*collection,*sales_channels,variants.id,thumbnail,-type,-options,-tags,-images,-variants`

/** Facets of choices that nobody made before, as long as there are others. */
function facetsPath(time: number): string {
  const vehicle = VEHICLES[time % VEHICLES.length]
  const kind = KINDS[Math.floor(time / VEHICLES.length) % KINDS.length]
  const material = MATERIALS[Math.floor(time / VEHICLES.length / KINDS.length) % MATERIALS.length]
  const query = new URLSearchParams([
    ["category", kind?.handle ?? ""],
    ["attribute", `Vehicle:${vehicle}`],
    ["attribute", `Material:${material}`],
  ])
  return `/api/v1/products/facets?${query}`
}

/** Makers of whom no made part is: short words, which a typo leaves hardly anything of. */
const STRANGERS = [
  "ford",
  "opel",
  "fiat",
  "seat",
  "audi",
  "saab",
  "volvo",
  "mazda",
  "honda",
  "skoda",
]

/** What is looked for in vain, or nearly: each maker alone, and beside what the shop has. */
function vainPath(time: number): string {
  const maker = STRANGERS[time % STRANGERS.length] ?? ""
  const kind = KINDS[Math.floor(time / STRANGERS.length) % KINDS.length]
  const words = time % 2 === 0 ? maker : `${kind?.part} ${maker}`
  return `/api/v1/products?limit=12&q=${encodeURIComponent(words.toLowerCase())}`
}

/** What is no list of parts, or finds none: facets, pages, the sitemap, and what staff look at. */
const READS: readonly Read[] = [
  { name: "home page", path: "/" },
  { name: "page of a category", path: `/showProduct?category=${KINDS[0].handle}` },
  { name: "facets, each of other choices", path: facetsPath },
  { name: "search in vain, other words", path: vainPath },
  { name: "sitemap index", path: "/sitemap.xml" },
  { name: "overview, 30 days", path: "/admin/overview?days=30", isOfStaff: true },
  { name: "what waits", path: "/admin/overview/waiting", isOfStaff: true },
  { name: "Medusa's products", path: PRODUCTS, isOfStaff: true },
  { name: "Medusa's products, search", path: `${PRODUCTS}&q=disc`, isOfStaff: true },
  { name: "Inventory", path: `/admin/inventory-items?limit=${ROWS}`, isOfStaff: true },
  { name: "audit trail", path: `/admin/audit-trail?limit=${ROWS}`, isOfStaff: true },
]

export const OTHER_HEADS = ["read", "1,000: p50", "a million: p50", "p95"]

/** Asks both shops for each read in turn; a row of the table each. */
export async function measureOthers(small: Size, large: Size): Promise<string[][]> {
  const rows: string[][] = []
  for (const read of READS) {
    const few = await p50Of(small, read)
    const many = await p50Of(large, read)
    const row = [read.name, few.p50.toFixed(1), many.p50.toFixed(1), many.p95.toFixed(1)]
    console.log(row.join("  "))
    rows.push(row)
  }
  return rows
}

async function p50Of({ url }: Size, { name, path, isOfStaff = false }: Read) {
  const token = isOfStaff ? await signInStaff(url) : ""
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  let time = 0
  const ask = async () => {
    const answer = await fetch(url + (typeof path === "string" ? path : path(time++)), { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  }
  await measure({ clients: 1, seconds: WARM_UP_SECONDS }, ask)
  return measure({ clients: 1, seconds: SECONDS }, ask)
}
