import { joinModules } from "../join-modules"

const PAYMENT = "@medusajs/medusa/payment"
const FILE = "@medusajs/medusa/file"
const stripe = { resolve: "/shop/stripe", id: "stripe" }
const later = { resolve: "/shop/later", id: "card" }

describe("the modules of an application with the shop in it", () => {
  it("are the shop's, and those that only the application names", () => {
    const shop = [{ resolve: PAYMENT, options: { providers: [stripe] } }]
    expect(joinModules(shop, [{ resolve: "./src/modules/blog" }])).toEqual([
      ...shop,
      { resolve: "./src/modules/blog" },
    ])
  })

  it("have the providers of both, and the application's where both have one", () => {
    const shop = [{ resolve: PAYMENT, options: { providers: [stripe, later] } }]
    const own = { resolve: "@acme/stripe", id: "stripe" }
    expect(
      joinModules(shop, [{ resolve: PAYMENT, options: { providers: [own], ttl: 1 } }]),
    ).toEqual([{ resolve: PAYMENT, options: { providers: [later, own], ttl: 1 } }])
  })

  it("keep files where the application keeps them: Medusa takes one provider", () => {
    const shop = [{ resolve: FILE, options: { providers: [{ resolve: "/shop/folder", id: "f" }] } }]
    const own = { resolve: FILE, options: { providers: [{ resolve: "@acme/s3", id: "s3" }] } }
    expect(joinModules(shop, [own])).toEqual([own])
  })
})
