/** How many files of HTTP tests run at once, each worker with a shop of its own. */
export const TEST_WORKERS = Number(process.env.SHOP_TEST_WORKERS ?? "2")

/** What the setup of a run hands to its workers: addresses of embedded services, by worker. */
export const EMBEDDED_URLS = "SHOP_TEST_EMBEDDED_URLS"
