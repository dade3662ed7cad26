import { signUp } from "../setup/people"
import { rawApi } from "../setup/raw-call"
import { openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { failureOf, testApi } from "../setup/test-api"

const NOT_FOUND = { status: 404, code: "not_found", errors: [] }
const NOT_ALLOWED = { status: 405, code: "method_not_allowed", errors: [] }

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const call = rawApi(client)
    beforeAll(() => openShop(getContainer()))

    it("answers 404 in the contract's shape for addresses that it does not have", async () => {
      for (const path of ["", "/", "/nothing", "/products/1/2", "/order", "/user//1", "/x%20y"]) {
        const answer = await call({ path: `/api/v1${path}` })
        expect({ path, ...failureOf(answer) }).toMatchObject({ path, ...NOT_FOUND })
      }
      expect(failureOf(await api.post("/nothing", { a: 1 }))).toMatchObject(NOT_FOUND)
    })

    it("answers 405 and tells what an address takes", async () => {
      const cases = [
        ["PUT", "/products", "GET, POST, HEAD, OPTIONS"],
        ["PATCH", "/order/order_1", "GET, PUT, DELETE, HEAD, OPTIONS"],
        ["GET", "/auth", "POST, DELETE, OPTIONS"],
        ["HEAD", "/create-payment-intent", "POST, OPTIONS"],
        ["DELETE", "/users/a@b.cd", "GET, HEAD, OPTIONS"],
        ["PROPFIND", "/config", "GET, HEAD, OPTIONS"],
      ] as const
      for (const [method, path, allow] of cases) {
        const answer = await call({ method, path: `/api/v1${path}` })
        expect([path, answer.status, answer.headers.allow]).toEqual([path, 405, allow])
        if (method !== "HEAD") expect(failureOf(answer)).toMatchObject(NOT_ALLOWED)
      }
    })

    it("reads no body of a method that the address does not take", async () => {
      const answer = await call({ method: "PUT", path: "/api/v1/products", body: "{broken" })
      expect(failureOf(answer)).toMatchObject(NOT_ALLOWED)
    })

    it("answers OPTIONS with the address's methods and HEAD as GET without a body", async () => {
      const options = await call({ method: "OPTIONS", path: "/api/v1/products" })
      expect([options.status, options.headers.allow]).toEqual([204, "GET, POST, HEAD, OPTIONS"])
      const [head, get] = [
        await call({ method: "HEAD", path: "/api/v1/products" }),
        await call({ path: "/api/v1/products" }),
      ]
      expect([head.status, head.body]).toEqual([200, ""])
      expect(head.headers["content-type"]).toBe(get.headers["content-type"])
      expect((await call({ method: "HEAD", path: "/api/v1/product/none" })).status).toBe(404)
    })

    it("takes one trailing slash and any case of its own words", async () => {
      for (const path of ["/api/v1/config/", "/API/v1/Config"]) {
        expect((await call({ path })).status).toBe(200)
      }
      expect(failureOf(await call({ path: "/API/V1/nothing" }))).toMatchObject(NOT_FOUND)
      const { email, idToken } = await signUp(api)
      expect((await api.post("/Auth/", { email }, idToken)).status).toBe(200)
    })

    it("answers a bad token with 401 before anything else of the address", async () => {
      for (const [method, path] of [
        ["GET", "/nothing"],
        ["PUT", "/products"],
        ["GET", "/config"],
      ] as const) {
        const answer = await api.call({ method, path: `/api/v1${path}`, token: "forged" })
        expect(failureOf(answer)).toMatchObject({ status: 401, code: "not_signed_in" })
      }
    })

    it("names the request of a refusal in a header, and answers two of a kind alike", async () => {
      const answers = [
        await call({ path: "/api/v1/product/none", headers: { "x-request-id": "trace-1.a:b_c" } }),
        await call({ path: "/api/v1/product/nothing" }),
      ]
      expect(answers[0]?.headers["x-request-id"]).toBe("trace-1.a:b_c")
      expect(answers[0]?.body).toEqual(answers[1]?.body)
    })
  },
})
