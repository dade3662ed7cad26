export const DEMO_CUSTOMER = {
  account: { email: "customer@example.com", password: "carparts-demo", name: "Mara Lindqvist" },
  profile: {
    phone: "+1 555 010 4477",
    education: "Master mechanic, vehicle technology",
    address: "Lindqvist Garage, 218 Harbour Road, Duluth, MN 55802",
  },
} as const
