import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { imageWithoutTrail } from "../setup/run/database-image"
import { sharedShop } from "../setup/run/shop-suite"
import { signInAdmin, signInMedusaAdmin } from "../setup/people"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { sendSync, statusesOf, syncedOf } from "../setup/sync/sync-file"
import { testApi } from "../setup/test-api"
import { addFitment, addVehicle } from "../setup/vehicles/vehicles"

type Row = Record<string, unknown>

const II = { make: "Velmont", model: "Tessera", generation: "II" }

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let token: string
    let disc: TestPart
    let two: string
    let three: string

    beforeAll(async () => {
      const container = getContainer()
      await openShop(container)
      await signInAdmin(container, api)
      token = await signInMedusaAdmin(api)
      disc = await addPart(container, { sku: "BD-1" })
      await addPart(container, { sku: "BD-2" })
      two = await addVehicle(container, { keys: { ktype: "55123" } })
      three = await addVehicle(container, { generation: "III", built: [201901, null] })
    })

    const send = async (
      body: readonly Row[] | string,
      more: { query?: string; type?: string } = {},
    ) => syncedOf(await sendSync(api, { kind: "fitments", token, body, ...more }))
    /** What the shop says now, and who said so. */
    const said = async () => {
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      const { rows } = await database.raw<{ rows: { text: string }[] }>(`select concat_ws(' ',
          part.sku, v.generation, nullif(f.position, ''), f.quantity, nullif(f.note, ''), f.source) as text
        from fitment f join vehicle v on v.id = f.vehicle_id
        join product_variant part on part.id = f.variant_id order by text`)
      return rows.map(({ text }) => text)
    }
    const entries = async () => {
      const path = "/admin/audit-trail?kind=fitment"
      const { body } = await api.call({ method: "GET", path, token })
      return (body as { entries: Row[] }).entries
    }

    it("says what parts fit, in the next read of a buyer, with an entry of the trail each", async () => {
      const rows = [
        { sku: "BD-1", version: 2, fitments: [{ ...II, position: "Front", quantity: 2 }] },
        { sku: "BD-2", fitments: [{ ktype: [55123], note: "sports chassis" }, { vehicle: three }] },
      ]
      const synced = await send(rows)
      expect(statusesOf(synced)).toEqual([
        [1, "created"],
        [2, "created"],
      ])
      expect(await said()).toEqual([
        "BD-1 II Front 2 csv",
        "BD-2 II 1 sports chassis csv",
        "BD-2 III 1 csv",
      ])
      const { body } = await api.get(`/products?vehicle=${two}`)
      expect((body as { data: Row[] }).data.map(({ fit }) => fit).sort()).toEqual([
        "fits",
        "fits_if",
      ])
      expect(await entries()).toHaveLength(2)
      expect(statusesOf(await send(rows))).toEqual([
        [1, "unchanged"],
        [2, "unchanged"],
      ])
      expect(await entries()).toHaveLength(2)
    })

    it("puts the list in the place of what the shop said, and leaves what others said", async () => {
      await addFitment(getContainer(), { part: disc, vehicle: two, position: "Rear" })
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      await addFitment(getContainer(), { part: disc, vehicle: three, position: "Rear" })
      await database.raw("update fitment set source = 'aces:Other' where vehicle_id = ?", [three])
      const synced = await send([{ sku: "BD-1", fitments: [{ ...II, quantity: 4 }] }])
      expect(statusesOf(synced)).toEqual([[1, "updated"]])
      expect(await said()).toEqual(["BD-1 II 4 csv", "BD-1 III Rear 2 aces:Other"])
      expect(statusesOf(await send([{ sku: "BD-1", fitments: [] }]))).toEqual([[1, "updated"]])
      expect(await said()).toEqual(["BD-1 III Rear 2 aces:Other"])
    })

    it("refuses a part with what is wrong of its list, and does the others", async () => {
      const { verdicts } = await send([
        { sku: "BD-1", fitments: [{ ...II }, { ...II, generation: "IX" }, { ktype: "x" }] },
        { sku: "BD-2", fitments: [{ ...II }] },
        { sku: "BD-9", fitments: [] },
        { sku: "BD-3" },
        { sku: "BD-4", fitments: [{ ...II, wheel: 1 }] },
        { fitments: [] },
      ])
      expect(verdicts).toMatchObject([
        {
          ...{ row: 1, status: "invalid", field: "fitments.1" },
          message: "No vehicle of the shop agrees with all of this row",
          errors: [{}, { field: "fitments.2.ktype" }],
        },
        { row: 2, status: "created" },
        { row: 3, status: "invalid", field: "sku", message: "is no part's" },
        {
          row: 4,
          status: "invalid",
          field: "fitments",
          message: "must be a list of what the part fits",
        },
        { row: 5, status: "invalid", message: "is no field of such a row" },
        { row: 6, status: "invalid", field: "sku" },
      ])
      expect(await said()).toEqual(["BD-2 II 1 csv"])
    })

    it("refuses an entry that says nothing, rather than to take all from its part", async () => {
      await send([{ sku: "BD-1", fitments: [{ ...II }] }])
      for (const entry of [{}, { make: "" }, { quantity: 2 }]) {
        const { verdicts } = await send([{ sku: "BD-1", fitments: [entry] }])
        expect(verdicts).toEqual([
          {
            ...{ row: 1, key: "BD-1", status: "invalid", field: "fitments.0" },
            message:
              "No vehicle of the shop agrees with all of this row: name make and model, or a key that the shop knows",
          },
        ])
      }
      expect(await said()).toEqual(["BD-1 II 1 csv"])
    })

    it("keeps a newer version, and the last of several rows", async () => {
      await send([{ sku: "BD-1", version: 7, fitments: [{ ...II }] }])
      const synced = await send([
        { sku: "BD-1", version: 6, fitments: [] },
        { sku: "BD-2", fitments: [{ ...II }] },
        { sku: "BD-2", fitments: [{ vehicle: three }] },
      ])
      expect(statusesOf(synced)).toEqual([
        [1, "stale"],
        [2, "stale"],
        [3, "created"],
      ])
      expect(await said()).toEqual(["BD-1 II 1 csv", "BD-2 III 1 csv"])
    })

    it("answers the same in a dry run, and changes nothing", async () => {
      const kept = async () => {
        const { sync_run: _, ...tables } = await imageWithoutTrail(getContainer())
        return tables
      }
      const before = await kept()
      const { run, verdicts } = await send([{ sku: "BD-1", version: 9, fitments: [{ ...II }] }], {
        query: "?dry_run=true",
      })
      expect(verdicts).toEqual([{ row: 1, key: "BD-1", status: "created" }])
      expect(run).toMatchObject({ kind: "fitments", dry_run: true, counts: { created: 1 } })
      expect(await kept()).toEqual(before)
    })

    it("reads CSV, whose lists are JSON", async () => {
      const list = JSON.stringify([{ ktype: "55123" }]).replaceAll('"', '""')
      const body = `sku,fitments\nBD-1,"${list}"\nBD-2,no list\n`
      const synced = await send(body, { type: "text/csv" })
      expect(statusesOf(synced)).toEqual([
        [2, "created"],
        [3, "invalid"],
      ])
      expect(await said()).toEqual(["BD-1 II 1 csv"])
    })
  },
})
