import { gzipSync } from "node:zlib"
import { newIdentity, signUp } from "../setup/people"
import { rawApi } from "../setup/raw-call"
import { openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { failureOf, testApi } from "../setup/test-api"

const NUL = String.fromCharCode(0)
const HALF = String.fromCharCode(0xd800)
const nested = (depth: number) => `{"email":${"[".repeat(depth)}${"]".repeat(depth)}}`

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const call = rawApi(client)
    const post = async (body: string | Buffer | undefined, headers: Record<string, string> = {}) =>
      failureOf(await call({ method: "POST", path: "/api/v1/auth", headers, body }))
    beforeAll(() => openShop(getContainer()))

    it("refuses bodies that are not the JSON of an object", async () => {
      for (const body of ["{", "{'a':1}", "nonsense", "{}x"]) {
        expect(await post(body)).toMatchObject({ status: 400, code: "invalid_json" })
      }
      for (const body of ["[]", "null", "1", '"text"', "[{}]"]) {
        const failure = await post(body)
        expect(failure).toMatchObject({ status: 400, code: "invalid_input" })
        expect(failure.message).toBe("The body must be a JSON object")
      }
    })

    it("takes no body at all for an empty one and names the missing field", async () => {
      const missing = { status: 400, errors: [{ field: "email" }] }
      expect(await post(undefined)).toMatchObject(missing)
      expect(await post("")).toMatchObject(missing)
      expect(await post("", { "content-type": "text/plain" })).toMatchObject(missing)
    })

    it("refuses more than 100 kB, packed or not", async () => {
      const large = JSON.stringify({ email: "a".repeat(101 * 1024) })
      const tooLarge = { status: 413, code: "body_too_large" }
      expect(await post(large)).toMatchObject(tooLarge)
      expect(await post(gzipSync(large), { "content-encoding": "gzip" })).toMatchObject(tooLarge)
    })

    it("refuses other types, character sets and encodings, and broken packing", async () => {
      const unsupported = { status: 415, code: "unsupported_media_type" }
      for (const type of ["text/plain", "application/x-www-form-urlencoded", "x"]) {
        expect(await post("{}", { "content-type": type })).toMatchObject(unsupported)
      }
      const koi = { "content-type": "application/json; charset=koi8-r" }
      expect(await post("{}", koi)).toMatchObject(unsupported)
      expect(await post("{}", { "content-encoding": "foo" })).toMatchObject(unsupported)
      const broken = await post("not gzip", { "content-encoding": "gzip" })
      expect(broken).toMatchObject({ status: 400, code: "invalid_body" })
    })

    it("takes packed JSON, a JSON type of another name and any Unicode", async () => {
      const { email, idToken } = await newIdentity()
      const body = gzipSync(JSON.stringify({ email, note: "Größe 🚗" }))
      const answer = await call({
        method: "POST",
        path: "/api/v1/auth",
        body,
        headers: {
          authorization: `Bearer ${idToken}`,
          "content-type": "application/vnd.shop+json",
          "content-encoding": "gzip",
        },
      })
      expect(answer.status).toBe(200)
    })

    it("refuses signs that PostgreSQL cannot keep, and names their field", async () => {
      const buyer = await signUp(api)
      for (const sign of [NUL, HALF]) {
        const failure = failureOf(
          await api.post("/users", { email: buyer.email, name: `A${sign}da` }, buyer.token),
        )
        expect(failure).toMatchObject({
          status: 400,
          code: "invalid_input",
          errors: [{ field: "name" }],
        })
      }
      const inside = await post(JSON.stringify({ email: "a@b.cd", list: [{ deep: NUL }] }))
      expect(inside.errors[0]?.field).toBe("list.0.deep")
    })

    it("refuses deep nesting and shrugs at names of the prototype", async () => {
      expect(await post(nested(40_000))).toMatchObject({ status: 400, code: "invalid_input" })
      const odd = `{"__proto__":{"email":"a@b.cd","isAdmin":true},"constructor":{"prototype":{"x":1}}}`
      expect(await post(odd)).toMatchObject({ status: 400, errors: [{ field: "email" }] })
      expect(({} as { x?: number }).x).toBeUndefined()
    })

    it("leaves a multipart body to the route", async () => {
      const answer = await call({
        method: "POST",
        path: "/api/v1/images",
        headers: { "content-type": "multipart/form-data; boundary=x" },
        body: Buffer.alloc(300 * 1024, "x"),
      })
      expect([401, 404]).toContain(answer.status)
    })

    it("keeps the same signs and depths from Medusa's own doors", async () => {
      for (const body of [`{"email":"a${"\\u0000"}@b.cd","password":"x"}`, nested(40_000)]) {
        const answer = await call({ method: "POST", path: "/auth/user/firebase", body })
        expect(answer).toMatchObject({ status: 400, body: { type: "not_allowed" } })
      }
    })
  },
})
