/** The shop's name and address, and what its settings say. */
export { useShopConfig } from "@/platform/shop-config"
export { shopFacts } from "@/platform/shop-facts"
