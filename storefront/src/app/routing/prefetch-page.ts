import { prefetchHome, prefetchProducts, prefetchProduct } from "@/features/products/prefetch"
import { quietly } from "@/platform/stale-release"
import * as pages from "./pages"

type Page = {
  path: RegExp
  /** What draws it. */
  load: () => Promise<unknown>
  /** What it shows; `id` is the address' last part. */
  read?: (url: URL, id: string) => void
}

/** Where the links that everybody sees lead; the dashboard's own pages come with their lists. */
const PAGES: readonly Page[] = [
  { path: /^\/$/, load: pages.HomePage.fetch, read: prefetchHome },
  {
    path: /^\/showProduct$/,
    load: pages.ProductsPage.fetch,
    read: ({ search }) => prefetchProducts(search),
  },
  {
    path: /^\/product\/([^/]+)$/,
    load: pages.ProductPage.fetch,
    read: (_, id) => prefetchProduct(id),
  },
  { path: /^\/purchase\/[^/]+$/, load: pages.PurchasePage.fetch },
  { path: /^\/basket$/, load: pages.BasketPage.fetch },
  { path: /^\/login$/, load: pages.LoginPage.fetch },
  { path: /^\/blogs$/, load: pages.BlogsPage.fetch },
  { path: /^\/contact$/, load: pages.ContactPage.fetch },
  { path: /^\/portfolio$/, load: pages.PortfolioPage.fetch },
]

/**
 * Fetches the code and the data of the page at an address of this shop, where it is a known one.
 * Resolves when the code is there, or cannot be had.
 */
export async function prefetchPage(url: URL): Promise<void> {
  const page = PAGES.find(({ path }) => path.test(url.pathname))
  if (!page) return
  page.read?.(url, decodeURIComponent(page.path.exec(url.pathname)?.[1] ?? ""))
  await quietly(page.load)
}
