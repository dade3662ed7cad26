import { DOORS, doorKeeper } from "../doors"

const OPEN = doorKeeper()
const path = (address: string) => address.replace(/:\w+/g, "one")

describe("the table of doors", () => {
  it("lets every row through, in any case and with a slash at the end", () => {
    for (const { method, path: row } of DOORS) {
      for (const asked of [path(row), path(row).toUpperCase(), `${path(row)}/`]) {
        expect([asked, OPEN({ method, path: asked })]).toEqual([asked, true])
      }
    }
  })

  it("takes HEAD for GET, and OPTIONS for whatever a row of the address takes", () => {
    expect(OPEN({ method: "HEAD", path: "/store/products" })).toBe(true)
    expect(OPEN({ method: "HEAD", path: "/store/carts" })).toBe(false)
    expect(OPEN({ method: "OPTIONS", path: "/store/carts" })).toBe(true)
    expect(OPEN({ method: "OPTIONS", path: "/store/returns" })).toBe(false)
  })

  it.each([
    ["POST", "/store/returns"],
    ["POST", "/STORE/Returns/"],
    ["POST", "/store//returns"],
    ["PUT", "/store/products"],
    ["GET", "/store"],
    ["POST", "/store/customers"],
    ["POST", "/auth/token/refresh"],
    ["POST", "/auth/user/emailpass/register"],
    ["POST", "/auth/customer/emailpass"],
    ["POST", "/auth/user/firebase/" + "callback"],
    ["POST", "/admin/invites/accept"],
    ["POST", "/Admin/Invites/Accept/"],
    ["GET", "/admin"],
    ["GET", "/admin/rbac/roles"],
    ["GET", "/admin/what-the-next-version-brings"],
    ["POST", "/cloud/auth/users"],
    ["POST", "/hooks/payment/stripe"],
  ])("shuts %s %s", (method, asked) => {
    expect(OPEN({ method, path: asked })).toBe(false)
  })

  it.each(["/", "/products", "/api/v1/orders", "/storefront", "/app/orders", "/health"])(
    "has no say about %s",
    (asked) => {
      expect(OPEN({ method: "GET", path: asked })).toBe(true)
    },
  )

  it("opens the doors of plugins too, and nothing beside them", () => {
    const who = { who: "anyone", rule: "none", test: "none" }
    const keeper = doorKeeper({
      more: [{ method: "GET", path: "/store/products/:id/warranty", ...who }],
    })
    expect(keeper({ method: "GET", path: "/store/products/one/warranty" })).toBe(true)
    expect(keeper({ method: "POST", path: "/store/products/one/warranty" })).toBe(false)
    expect(OPEN({ method: "GET", path: "/store/products/one/warranty" })).toBe(false)
  })
})
