/** What the shop's plugins put into the storefront, made by vite/storefront-plugins.ts. */
declare module "virtual:storefront-plugins" {
  import type { FilledSlots } from "@/platform/slots/filled-slots"

  export const pages: FilledSlots["pages"]
  export const homeSections: FilledSlots["homeSections"]
  export const productBlocks: FilledSlots["productBlocks"]
  export const dashboardItems: FilledSlots["dashboardItems"]
}
