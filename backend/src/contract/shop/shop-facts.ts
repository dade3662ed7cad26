/** What people are told of the shop itself: header, contact page, footer and mails. */
export type ShopFacts = {
  name: string
  /** A picture's address beside the name; empty for the works' own mark. */
  logo: string
  /** Lines, without the name. */
  address: string
  phone: string
  /** When somebody answers the phone. */
  hours: string
  web: string
  /** Whether it tells which parts fit a vehicle; absent where it has no vehicles. */
  vehicles?: true
}

/** The facts of a shop whose staff set none. */
export const DEFAULT_SHOP_FACTS: ShopFacts = {
  name: "Halden Motor Works",
  logo: "",
  address: "14 Foundry Lane\nHalden, HM 0316",
  phone: "+1 555 010 0316",
  hours: "Monday to Friday, 7:00 to 17:00",
  web: "halden.example",
}

/** The id of the element in a page's head that holds them as JSON. */
export const SHOP_FACTS_ID = "shop-facts"
