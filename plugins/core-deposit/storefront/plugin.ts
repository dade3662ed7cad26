import { definePlugin } from "@halden/storefront/slots"

export default definePlugin({
  name: "@halden/core-deposit",
  blocks: [
    {
      at: "price",
      order: 50,
      height: "1.5rem",
      block: async () => (await import("./part-deposit")).PartDeposit,
    },
    {
      at: "order-page",
      order: 50,
      height: "2rem",
      block: async () => (await import("./order-deposits")).OrderDeposits,
    },
  ],
  dashboardItems: [
    {
      path: "core-deposits",
      label: "Core deposits",
      role: "administrator",
      page: async () => (await import("./deposits-page")).DepositsPage,
    },
  ],
})
