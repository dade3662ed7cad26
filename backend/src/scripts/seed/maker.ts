export const MAKER = {
  name: "Halden Motor Works",
  address: {
    address_1: "4 Foundry Lane",
    city: "Halden Falls",
    province: "us-mi",
    postal_code: "49000",
    country_code: "us",
  },
  country: "us",
} as const
