import { definePlugin } from "@halden/storefront/slots"

/** At a part's price: a mail when as many pieces are there as one wants. */
export default definePlugin({
  name: "@halden/stock-notice",
  blocks: [
    {
      at: "price",
      order: 200,
      height: "4rem",
      block: async () => (await import("./stock-notice")).StockNotice,
    },
  ],
})
