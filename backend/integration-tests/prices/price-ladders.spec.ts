import { Modules } from "@medusajs/framework/utils"
import {
  type PricePreview,
  pricePreviewSchema,
  type StaffLadder,
  staffLadderSchema,
  type StaffRung,
} from "../../src/contract/product/staff-ladder"
import { queryGraph } from "../../src/queries/database/query-graph"
import { withFault } from "../atomicity/step-faults"
import { entriesOf } from "../audit/trail"
import { openOrderShop, type OrderShop } from "../orders/order-shop"
import { signInMedusaAdmin } from "../setup/people"
import { databaseImage } from "../setup/run/database-image"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi, type Answer } from "../setup/test-api"

const BASE = [{ from: 1, amount: 9.5 }]
const LADDER = [
  { from: 1, amount: 9.5 },
  { from: 50, amount: 9 },
  { from: 200, amount: 7.75 },
]
const OF_GROUP = [
  { from: 1, amount: 8 },
  { from: 100, amount: 7 },
]

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: OrderShop
    let token: string
    let variant: string
    let workshop: string

    beforeAll(async () => {
      shop = await openOrderShop(getContainer(), api)
      token = await signInMedusaAdmin(api)
      const filters = { product_id: shop.part.id }
      const [row] = await queryGraph<{ id: string }>(getContainer(), {
        ...{ entity: "variant", fields: ["id"], filters },
      })
      variant = row?.id ?? ""
      const customers = getContainer().resolve(Modules.CUSTOMER)
      const group = await customers.createCustomerGroups({ name: "Workshop" })
      workshop = group.id
      await customers.addCustomerToGroup({
        customer_id: shop.buyer.id,
        customer_group_id: group.id,
      })
    })

    const path = () => `/price-ladders/${variant}`
    const ladderIn = ({ body }: Answer): StaffLadder =>
      staffLadderSchema.parse((body as { price_ladder: unknown }).price_ladder)
    const read = async (group?: string) =>
      ladderIn(await shop.read(path() + (group ? `?customer_group_id=${group}` : "")))
    type Change = { rungs: StaffRung[]; seen: StaffRung[]; customer_group_id?: string }
    const set = (change: Change) => shop.medusa(path(), change)
    const preview = async (query: Record<string, string>): Promise<PricePreview> => {
      const { body } = await shop.read(`${path()}/preview?${new URLSearchParams(query)}`)
      return pricePreviewSchema.parse((body as { price_preview: unknown }).price_preview)
    }
    const said = ({ status, body }: Answer) => [status, (body as { message?: string }).message]

    it("are everybody's base prices, written once however often they are sent", async () => {
      expect(await read()).toEqual({
        ...{ currency_code: "usd", customer_group: null, price_list: null },
        rungs: BASE,
      })
      const change = { rungs: LADDER, seen: BASE }
      const told = await entriesOf({ api, token }, () => set(change))
      expect(told).toEqual([
        {
          ...{ actor_kind: "staff", actor_name: shop.admin.email },
          ...{ kind: "price", thing_id: shop.part.id, action: "changed" },
          before: { "USD, 50– pieces": null, "USD, 200– pieces": null },
          after: { "USD, 50– pieces": 9, "USD, 200– pieces": 7.75 },
        },
      ])
      const before = await databaseImage(getContainer())
      const again = await set(change)
      expect(again.status).toBe(200)
      expect(ladderIn(again).rungs).toEqual(LADDER)
      expect(await databaseImage(getContainer())).toEqual(before)
      expect(await preview({ quantity: "60" })).toMatchObject({
        ...{ unit_price: 9, total: 540, price_list: null, from: 50, to: null },
      })
    })

    it("are a group's in one list that is made for it, and its customers pay them", async () => {
      const told = await entriesOf({ api, token }, () =>
        set({ rungs: OF_GROUP, seen: [], customer_group_id: workshop }),
      )
      expect(told).toMatchObject([
        {
          ...{ kind: "price", thing_id: shop.part.id },
          after: { "USD, list Workshop": 8, "USD, list Workshop, 100– pieces": 7 },
        },
      ])
      const { price_list, customer_group, rungs } = await read(workshop)
      expect([price_list?.title, customer_group?.name, rungs]).toEqual([
        ...["Workshop", "Workshop"],
        OF_GROUP,
      ])
      const ofBuyer = await preview({ quantity: "120", customer_id: shop.buyer.id })
      expect(ofBuyer).toEqual({
        ...{ currency_code: "usd", quantity: 120, unit_price: 7, total: 840, from: 100, to: null },
        is_tax_inclusive: true,
        customer_groups: [{ id: workshop, name: "Workshop" }],
        price_list: { ...price_list, type: "override" },
      })
      expect(await preview({ quantity: "120", customer_group_id: workshop })).toEqual(ofBuyer)
      const { body } = await api.get(`/product/${shop.part.id}?qty=120`, shop.buyer.token)
      const ladder = [
        { from: 50, unitPrice: 8 },
        { from: 100, unitPrice: 7 },
      ]
      expect(body).toMatchObject({ data: { price: 7, ladder } })
      expect(await preview({ quantity: "120" })).toMatchObject({
        unit_price: 9.5,
        price_list: null,
      })
      // Another part's ladder goes into the same list, and an empty one takes the prices away.
      const lists = await shop.database("price_list").whereNull("deleted_at").select("id")
      expect(lists).toHaveLength(1)
      await set({ rungs: [], seen: OF_GROUP, customer_group_id: workshop })
      expect((await read(workshop)).rungs).toEqual([])
      expect(await preview({ quantity: "120", customer_id: shop.buyer.id })).toMatchObject({
        ...{ unit_price: 9.5, price_list: null },
      })
    })

    it("are written by one of two at once, and the other is told to look again", async () => {
      const { rungs: seen } = await read()
      const answers = await Promise.all([
        set({ rungs: [{ from: 1, amount: 9 }], seen }),
        set({ rungs: [{ from: 1, amount: 8 }], seen }),
      ])
      const sentence = "Somebody changed these prices meanwhile: look at them again"
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
      expect(answers.map(said)).toContainEqual([400, sentence])
      const { rungs } = await read()
      expect([8, 9]).toContain(rungs[0]?.amount)
      await set({ rungs: BASE, seen: rungs })
      expect((await read()).rungs).toEqual(BASE)
    })

    it("make one list of a group whose first prices two set at once", async () => {
      const customers = getContainer().resolve(Modules.CUSTOMER)
      const { id } = await customers.createCustomerGroups({ name: "Distributor" })
      const change = { rungs: OF_GROUP, seen: [], customer_group_id: id }
      await Promise.all([set(change), set(change)])
      const lists = shop.database("price_list").where({ title: "Distributor", deleted_at: null })
      expect(await lists.select("id")).toHaveLength(1)
      expect((await read(id)).rungs).toEqual(OF_GROUP)
    })

    it("refuse what is no ladder, and change nothing", async () => {
      const before = await databaseImage(getContainer())
      const seen = BASE
      const bad: [message: string, body: object][] = [
        ["rungs must begin at 1 piece", { seen, rungs: [{ from: 2, amount: 9 }] }],
        ["rungs must be in ascending order", { seen, rungs: [LADDER[0], LADDER[2], LADDER[1]] }],
        ["rungs must cost less a piece", { seen, rungs: [LADDER[0], { from: 50, amount: 9.5 }] }],
        ["rungs must have one at least", { seen, rungs: [] }],
        ["must be above 0", { seen, rungs: [{ from: 1, amount: 0 }] }],
        ["rungs, 0, from", { seen, rungs: [{ from: 1.5, amount: 9 }] }],
        ["must be an amount of money", { seen, rungs: [{ from: 1, amount: "9,50" }] }],
        ["seen", { rungs: BASE }],
        ["isAdmin", { seen, rungs: BASE, isAdmin: true }],
      ]
      for (const [message, body] of bad) {
        const [status, text] = said(await shop.medusa(path(), body))
        expect([message, status, text]).toEqual([message, 400, expect.stringContaining(message)])
      }
      const nobody = { seen, rungs: LADDER, customer_group_id: "cusgroup_nobody" }
      expect(said(await set(nobody))).toEqual([404, "There is no such customer group"])
      const unknown = await shop.medusa("/price-ladders/variant_x", { seen, rungs: LADDER })
      expect(said(unknown)).toEqual([404, "There is no such product"])
      const asked = await shop.read(`${path()}/preview?quantity=0`)
      expect(said(asked)).toEqual([400, expect.stringContaining("quantity")])
      const stranger = await shop.read(`${path()}/preview?quantity=1&customer_id=cus_x`)
      expect(said(stranger)).toEqual([404, "There is no such user"])
      expect(await databaseImage(getContainer())).toEqual(before)
    })

    it("are for staff alone", async () => {
      const door = `/admin${path()}`
      const body = { seen: BASE, rungs: LADDER }
      const doors = [
        ["GET", door],
        ["POST", door],
        ["GET", `${door}/preview?quantity=1`],
      ] as const
      for (const [method, path] of doors) {
        for (const bearer of [undefined, shop.buyer.token, shop.admin.token]) {
          const { status } = await api.call({ method, path, token: bearer, body })
          expect([method, path, status]).toEqual([method, path, 401])
        }
      }
    })

    it("stay as they were where a later step fails", async () => {
      const [before, { rungs: seen }] = [await databaseImage(getContainer()), await read()]
      const customers = getContainer().resolve(Modules.CUSTOMER)
      const group = await customers.createCustomerGroups({ name: "Fleet" })
      const step = { name: "set-price-ladder/release-lock-step", occurrence: 0, mutates: true }
      for (const change of [
        { rungs: LADDER, seen },
        { rungs: OF_GROUP, seen: [], customer_group_id: group.id },
      ]) {
        const fail = () => withFault({ step, moment: "before" }, () => set(change))
        const told = await entriesOf({ api, token }, fail)
        expect(told).toHaveLength(2)
        expect([told[1]?.before, told[1]?.after]).toEqual([told[0]?.after, told[0]?.before])
      }
      expect((await read()).rungs).toEqual(seen)
      await customers.deleteCustomerGroups(group.id)
      const after = await databaseImage(getContainer())
      for (const table of ["price", "price_rule", "price_list", "price_list_rule"]) {
        expect([table, after[table]]).toEqual([table, before[table]])
      }
    })
  },
})
