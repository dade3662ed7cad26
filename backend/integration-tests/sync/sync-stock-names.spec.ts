import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { entriesOf, readTrail } from "../audit/trail"
import { signInAdmin, signInMedusaAdmin } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { sendSync, statusesOf, syncedOf } from "../setup/sync/sync-file"
import { testApi } from "../setup/test-api"

const SECOND_VARIANT = `insert into product_variant (id, title, product_id, manage_inventory)
  values ('variant_of_names', 'Left', ?, false)`

/** A piece of the second part takes one of what the first is, too. */
const SHARED_THING = `insert into product_variant_inventory_item
    (id, variant_id, inventory_item_id, required_quantity)
  select 'pvitem_of_names', of_second.id, link.inventory_item_id, 1
  from product_variant of_first
  join product_variant_inventory_item link on link.variant_id = of_first.id
  cross join product_variant of_second
  where of_first.sku = ? and of_second.sku = ?`

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const database = (): Knex => getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
    let token: string

    beforeAll(async () => {
      await openShop(getContainer())
      await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    const count = async (part: TestPart, available: number) => {
      const body = [{ sku: part.sku, available }]
      const synced = syncedOf(await sendSync(api, { kind: "stock", token, body }))
      expect(statusesOf(synced)).toEqual([[1, "updated"]])
    }
    /** What the newest entries of the trail about stock are about. */
    const told = async (limit: number) => {
      const { entries } = await readTrail({ api, token }, { kind: "stock", limit: String(limit) })
      return entries.map(({ thing_id, thing_name }) => [thing_id, thing_name])
    }

    it("tells of a part by its variant's name where its product has several", async () => {
      const part = await addPart(getContainer(), { sku: "NM-1", name: "Wiper", stock: 100 })
      await count(part, 90)
      expect(await told(1)).toEqual([[part.id, "Wiper"]])
      await database().raw(SECOND_VARIANT, [part.id])
      await count(part, 80)
      const [variant] = await database()("product_variant").where({ sku: "NM-1" }).select("title")
      expect(await told(1)).toEqual([[part.id, `Wiper ${variant.title}`]])
    })

    it("tells of a thing that two parts take of by the first of them, whichever is counted", async () => {
      const first = await addPart(getContainer(), { sku: "NM-2", name: "Blade", stock: 100 })
      const second = await addPart(getContainer(), {
        sku: "NM-3",
        name: "Blade in a box",
        stock: 100,
      })
      await database().raw(SHARED_THING, [first.sku, second.sku])
      const entries = await entriesOf({ api, token }, () => count(second, 70))
      expect(entries.map(({ thing_id, after }) => [thing_id, after])).toEqual(
        expect.arrayContaining([
          [first.id, { stocked: 70 }],
          [second.id, { stocked: 70 }],
        ]),
      )
      expect(await told(2)).toEqual(
        expect.arrayContaining([
          [first.id, "Blade"],
          [second.id, "Blade in a box"],
        ]),
      )
    })
  },
})
