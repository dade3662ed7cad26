import { definePlugin } from "@halden/storefront/slots"

/** What the part warranty adds to the storefront. */
export default definePlugin({
  name: "@acme/part-warranty",
  pages: [
    {
      path: "/part-warranty",
      title: "Part warranty",
      link: "Part warranty",
      page: async () => (await import("./part-warranty-page")).PartWarrantyPage,
    },
  ],
  homeSections: [
    {
      order: 150,
      height: "8rem",
      section: async () => (await import("./part-warranty-section")).PartWarrantySection,
    },
  ],
  productBlocks: [
    {
      order: 10,
      height: "6rem",
      block: async () => (await import("./part-warranty-block")).PartWarrantyBlock,
    },
  ],
  dashboardItems: [
    {
      path: "part-warranty",
      label: "Part warranty",
      role: "customer",
      page: async () => (await import("./part-warranty-claim")).PartWarrantyClaim,
    },
  ],
  theme: {
    name: "Acme blue",
    light: { "--color-primary": "#2563eb", "--color-primary-content": "#ffffff" },
    dark: { "--color-primary": "#7aa2ff", "--color-primary-content": "#14161a" },
  },
})
