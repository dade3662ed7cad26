import { subscribe } from "@halden/backend/kit/events"
import { mailPerson } from "@halden/backend/kit/person-mail"
import { PLUGIN } from "../contract"
import { STOCK_NOTICE_MODULE } from "../modules/stock-notice"
import type { StockNoticeModuleService } from "../modules/stock-notice/service"

/** Of them all, so many at once: the handler has half a minute, and is called again for the rest. */
const ROUND = 50

/**
 * Each notice is gone once its mail is written down. A handler that ends between the two is called
 * again, and the mail's key lets none go out twice.
 */
subscribe({
  name: PLUGIN,
  subscriber: "tell-when-there",
  events: ["stock.changed"],
  handler: async ({ data: { part_id, name, sku, available } }, context) => {
    const notices = context.container.resolve<StockNoticeModuleService>(STOCK_NOTICE_MODULE)
    const due = { part_id, quantity: { $lte: available } }
    for (;;) {
      const found = await notices.listStockNotices(due, { take: ROUND, order: { id: "ASC" } })
      for (const { id, customer_id, quantity } of found) {
        await mailPerson(context, {
          name: PLUGIN,
          customer_id,
          key: id,
          subject: `${name}: ${quantity} pieces are there`,
          paragraphs: [
            "You asked to hear when as many pieces are there as you want. This is the only mail about it: ask again on the part's page if you like.",
          ],
          facts: [
            ["Part", [name, sku].filter(Boolean).join(" · ")],
            ["Available now", String(available)],
          ],
          link: { label: "To the part", path: `/product/${part_id}` },
        })
        await notices.deleteStockNotices(id)
      }
      if (found.length < ROUND) return
    }
  },
})
