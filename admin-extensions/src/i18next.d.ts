import type { ENGLISH } from "./admin/i18n/english"

// A key that no text has is an error of types, not a key on the screen.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shop"
    resources: { shop: typeof ENGLISH }
  }
}
