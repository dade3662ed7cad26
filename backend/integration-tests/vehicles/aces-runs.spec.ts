import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { workOffAcesRuns } from "../../src/workflows/aces-import/work-off-runs"
import { acesApp, acesOf } from "../setup/vehicles/aces"
import { acesShop } from "../setup/vehicles/aces-shop"
import { sharedShop } from "../setup/run/shop-suite"

sharedShop({
  testSuite: (shop) => {
    const { desk, kept, database, stagedApps } = acesShop(shop)
    const { getContainer } = shop
    const first = acesApp({ part: "BD-1", vehicle: 11 })
    const noted = acesApp({ part: "BD-1", vehicle: 12, note: "not with ABS" })
    const other = acesApp({ part: "bd 2803 v", vehicle: 11, quantity: 4 })

    it("takes a file piece by piece, and goes on where the sender broke off", async () => {
      const file = acesOf([first])
      const { id } = await desk.begin(file)
      await desk.put(id, 0, file.slice(0, 100))
      expect(await desk.read(id)).toMatchObject({ state: "receiving", received: 100 })
      const misplaced = await desk.put(id, 50, file.slice(50))
      expect(misplaced).toMatchObject({ status: 409, body: { code: "aces_wrong_place" } })
      expect((await desk.put(id, 100, `${file.slice(100)} and more`)).status).toBe(400)
      expect((await desk.put(id, 100, file.slice(100))).status).toBe(200)
      expect(await desk.settled(id)).toMatchObject({ state: "staged", apps: 1 })
    })

    it("is cancelled at any moment before it holds, and by then can be no more", async () => {
      const file = acesOf([first])
      const { id } = await desk.begin(file)
      expect((await desk.ask(`/${id}/cancel`)).body).toMatchObject({ run: { state: "cancelled" } })
      expect((await desk.put(id, 0, file)).status).toBe(409)
      const staged = await desk.send(file)
      await desk.ask(`/${staged.id}/cancel`)
      expect((await desk.ask(`/${staged.id}/apply`, {})).status).toBe(409)
      const done = await desk.take(file)
      expect((await desk.ask(`/${done.id}/cancel`)).status).toBe(409)
      expect(await kept()).toHaveLength(1)
    })

    it("refuses an older file where a later one of its brand holds", async () => {
      const older = await desk.send(acesOf([first]))
      await desk.take(acesOf([noted]))
      expect(await desk.ask(`/${older.id}/apply`, {})).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining("A later file of this brand") },
      })
    })

    describe("while it is applied", () => {
      const WAITS = `select pid from pg_stat_activity
        where wait_event_type = 'Lock' and query like 'delete from fitment%'`

      /** A file whose apply waits at its first change of a fitment, until `holder` ends. */
      const applying = async () => {
        const { id } = await desk.send(acesOf([first, noted, other]))
        const holder = await database().transaction()
        await holder.raw("lock table fitment in share mode")
        await desk.ask(`/${id}/apply`, {})
        // Not by the holder: within a transaction PostgreSQL says each time what it said first.
        const waits = async () => (await database().raw<{ rows: { pid: number }[] }>(WAITS)).rows
        await expect.poll(waits).toHaveLength(1)
        return { id, holder, pid: (await waits())[0]?.pid ?? 0 }
      }

      it("shows the old to everybody, and goes on where whoever applies it was killed", async () => {
        const logger = getContainer().resolve(ContainerRegistrationKeys.LOGGER)
        const told = vi.spyOn(logger, "error").mockReturnValue(undefined)
        const { id, holder, pid } = await applying()
        await database().raw("select pg_terminate_backend(?)", [pid])
        await expect.poll(() => told.mock.calls.length).toBeGreaterThan(0)
        expect(await kept()).toEqual([])
        expect(await desk.read(id)).toMatchObject({ state: "applying" })
        await holder.rollback()
        // As the job of every five seconds does.
        workOffAcesRuns(getContainer())
        expect(await desk.settled(id)).toMatchObject({ state: "done", written: 3 })
        expect(await kept()).toHaveLength(3)
        told.mockRestore()
      })

      it("is cancelled, and nothing of it is there", async () => {
        const { id, holder } = await applying()
        await desk.ask(`/${id}/cancel`)
        await holder.rollback()
        await expect.poll(stagedApps).toEqual([])
        expect(await desk.read(id)).toMatchObject({ state: "cancelled" })
        expect(await kept()).toEqual([])
      })
    })
  },
})
