import { definePlugin } from "@halden/storefront/slots"

/** What the warranty adds to the storefront. */
export default definePlugin({
  name: "@acme/warranty",
  pages: [
    {
      path: "/warranty",
      title: "Warranty",
      link: "Warranty",
      page: async () => (await import("./warranty-page")).WarrantyPage,
    },
  ],
  productBlocks: [
    {
      order: 10,
      height: "6rem",
      block: async () => (await import("./product-warranty")).ProductWarranty,
    },
  ],
  theme: {
    name: "Acme blue",
    light: { "--color-primary": "#2563eb", "--color-primary-content": "#ffffff" },
    dark: { "--color-primary": "#7aa2ff", "--color-primary-content": "#14161a" },
  },
})
