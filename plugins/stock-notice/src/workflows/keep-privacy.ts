import { personData } from "@halden/backend/kit/person-data"
import { PLUGIN } from "../contract"
import { STOCK_NOTICE_MODULE } from "../modules/stock-notice"
import type { StockNoticeModuleService } from "../modules/stock-notice/service"

/** What somebody waits for is theirs to be told, and to be forgotten. */
personData({
  name: PLUGIN,
  kind: "notices",
  read: ({ customer_ids }, { container }) =>
    container
      .resolve<StockNoticeModuleService>(STOCK_NOTICE_MODULE)
      .listStockNotices({ customer_id: [...customer_ids] }, { take: null }),
  erase: ({ customer_ids }, { container }) =>
    container
      .resolve<StockNoticeModuleService>(STOCK_NOTICE_MODULE)
      .deleteStockNotices({ customer_id: [...customer_ids] }),
})
