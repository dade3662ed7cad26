/** What the shop's plugins put into the storefront, made by vite/storefront-plugins.ts. */
declare module "virtual:storefront-plugins" {
  import type { FilledLogo, FilledSlots } from "@/platform/slots/filled-slots"

  export const pages: FilledSlots["pages"]
  export const homeSections: FilledSlots["homeSections"]
  export const productBlocks: FilledSlots["productBlocks"]
  export const blocks: FilledSlots["blocks"]
  export const dashboardItems: FilledSlots["dashboardItems"]
  export const logo: FilledLogo | null
}
