import { Modules } from "@medusajs/framework/utils"
import { placeOrder } from "../setup/orders/purchase"
import { signUp } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"
import { openLocationsShop } from "./locations-shop"

type Findings = { repaired: string[]; unsolved: string[] }

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)

    it("reserves what an order of several locations lost where it has pieces, then elsewhere", async () => {
      const { add, held, levels, database } = await openLocationsShop(getContainer(), api)
      const buyer = await signUp(api)
      const disc = await add("BD-R1", { Works: 30, South: 40, West: 60 })
      const order = await placeOrder(api, { part: disc, buyer, qty: 90 })
      expect(await held(order)).toEqual(["BD-R1 at West: 60", "BD-R1 at Works: 30"])
      const reconcile = async () => {
        await database.raw("update reservation_item set updated_at = now() - interval '1 hour'")
        await database.raw(`update "order" set updated_at = now() - interval '1 hour'`)
        await database.raw("update order_item set updated_at = now() - interval '1 hour'")
        const engine = getContainer().resolve(Modules.WORKFLOW_ENGINE)
        return (await engine.run("reconcile-orders", {})).result as Findings
      }
      expect(await reconcile()).toEqual({ repaired: [], unsolved: [] })
      const lose = (place: string) =>
        database.raw(
          `delete from reservation_item using stock_location place
            where place.id = location_id and place.name = ?`,
          [place],
        )
      await lose("West")
      const lost = await reconcile()
      expect([lost.repaired.length, lost.unsolved]).toEqual([1, []])
      expect(await held(order)).toEqual(["BD-R1 at West: 60", "BD-R1 at Works: 30"])
      await lose("Works")
      await database.raw(
        `update inventory_level set stocked_quantity = 0 from stock_location place
          where place.id = location_id and place.name = 'Works'`,
      )
      expect((await reconcile()).unsolved).toEqual([])
      expect(await held(order)).toEqual(["BD-R1 at South: 30", "BD-R1 at West: 60"])
      expect(await levels(disc)).toEqual(["Works 0/0", "South 40/30", "West 60/60"])
    })
  },
})
