import { signUp, type Person } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { failureOf, testApi } from "../setup/test-api"
import { listCalls, listIn } from "./list-calls"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const { get, make, open, put, share, shown } = listCalls(api)
    let disc: TestPart
    let pad: TestPart
    let buyer: Person
    let other: Person

    beforeAll(async () => {
      await openShop(getContainer())
      disc = await addPart(getContainer(), { sku: "BD-1", price: 9.5, stock: 500 })
      const rule = { minimum: 48, multiple: 12, carton: 12 }
      pad = await addPart(getContainer(), { sku: "BP-2", price: 3.1, stock: 100, rule })
    })
    beforeEach(async () => {
      buyer = await signUp(api)
      other = await signUp(api)
    })

    const both = () => [
      { productId: disc.id, qty: 60, note: "left shelf" },
      { productId: pad.id, qty: 50 },
    ]

    describe("a copy", () => {
      it("has a name of its own, and a life of its own", async () => {
        const { _id } = await make(buyer, "x".repeat(80), both())
        const copy = listIn(await api.post(`/list/${_id}/copy`, {}, buyer.token))
        expect(copy).toMatchObject({ name: `${"x".repeat(73)} (copy)`, version: 1 })
        const second = listIn(await api.post(`/list/${_id}/copy`, {}, buyer.token))
        expect(second.name).toBe(`${"x".repeat(71)} (copy 2)`)
        await put(buyer, copy._id, { lines: [], version: 1 })
        expect((await get(buyer, _id)).lines).toHaveLength(2)
        const named = await api.post(`/list/${_id}/copy`, { name: "Pads" }, buyer.token)
        expect(listIn(named).name).toBe("Pads")
      })
    })

    describe("a shared list", () => {
      it("is read and copied by whoever is signed in, at their prices, without its owner", async () => {
        const { _id } = await make(buyer, "Brakes", both())
        const token = await share(buyer, _id)
        const answer = await open(other, token)
        const read = shown(answer)
        expect(read).toMatchObject({
          name: "Brakes",
          total: 725,
          lines: [{ note: "left shelf" }, {}],
        })
        const told = JSON.stringify(answer.body)
        for (const secret of [buyer.email, buyer.id, buyer.name, _id]) {
          expect(told).not.toContain(secret)
        }
        const copied = await api.post(`/shared-list/${token}/copy`, {}, other.token)
        expect(listIn(copied)).toMatchObject({ name: "Brakes", shareToken: null, total: 725 })
        const again = listIn(await api.post(`/shared-list/${token}/copy`, {}, other.token))
        expect(again.name).toBe("Brakes (copy)")
        expect(failureOf(await api.get(`/shared-list/${token}`)).status).toBe(401)
      })

      it("is written by its owner alone", async () => {
        const { _id } = await make(buyer, "Brakes", both())
        const token = await share(buyer, _id)
        for (const id of [_id, token]) {
          expect(failureOf(await put(other, id, { lines: [], version: 1 })).status).toBe(404)
          expect(failureOf(await api.delete(`/list/${id}`, other.token)).status).toBe(404)
        }
        expect((await get(buyer, _id)).lines).toHaveLength(2)
      })

      it("is gone when its sharing ends, and back under another link alone", async () => {
        const { _id } = await make(buyer, "Brakes", both())
        const first = await share(buyer, _id)
        expect(await share(buyer, _id)).toBe(first)
        const { changedAt } = await get(buyer, _id)
        for (const _ of [1, 2]) {
          expect((await api.delete(`/list/${_id}/share`, buyer.token)).status).toBe(200)
        }
        expect(failureOf(await open(other, first))).toMatchObject({
          status: 404,
          code: "list_not_found",
        })
        const second = await share(buyer, _id)
        expect(second).not.toBe(first)
        expect((await open(other, first)).status).toBe(404)
        expect(shown(await open(other, second)).changedAt).toBe(changedAt)
        await api.delete(`/list/${_id}`, buyer.token)
        expect((await open(other, second)).status).toBe(404)
      })
    })
  },
})
