import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { csv2json } from "json-2-csv"
import { overviewSchema, type Overview } from "../../src/contract/staff/admin-overview"
import { orderSchema, type Order } from "../../src/contract/order/order"
import { productSchema } from "../../src/contract/product/product"
import { queryGraph } from "../../src/queries/database/query-graph"
import { ORDER_PARCELS } from "../../src/queries/order/order-facts"
import { readShop } from "../../src/queries/shop/shop"
import { fillShop } from "../setup/fill-shop"
import { liveOrder, lives } from "../setup/orders/order-life"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { placeOrder } from "../setup/orders/purchase"
import { randomCatalogue } from "../setup/products/random-catalogue"
import { writeReview } from "../setup/review"
import { addPart, openShop } from "../setup/shop-fixture"
import { planOf } from "../setup/run/plan-of"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, testApi } from "../setup/test-api"

const DOORS = ["/admin/overview", "/admin/overview/export", "/admin/orders-export"]
const NAME = `Disc "A", =cmd|' /C calc'!A0; Ø 280`
const LIVES = lives(20261121, 14)

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let admin: Person
    let buyer: Person
    let staff: string
    let orders: Order[]

    beforeAll(async () => {
      // Orders of weeks ago that nobody paid: the job of every fifth minute would cancel them.
      process.env.UNPAID_ORDER_HOURS = "0"
      const container = getContainer()
      await openShop(container)
      admin = await signInAdmin(container, api)
      staff = await signInMedusaAdmin(api)
      buyer = await signUp(api, { mailBox: "=1+1" })
      const part = await addPart(container, { name: NAME, stock: 1000 })
      orders = []
      for (const life of LIVES) {
        const world = { api, container, staff, admin }
        const { _id } = await liveOrder(world, { part, buyer }, life)
        orders.push(dataOf(await api.get(`/order/${_id}`, admin.token), orderSchema))
      }
    })

    afterAll(() => {
      delete process.env.UNPAID_ORDER_HOURS
    })

    const call = (path: string, token = staff) => api.call({ method: "GET", path, token })
    const read = async (query = "") => {
      const { body } = await call(`/admin/overview${query}`)
      return z.object({ overview: overviewSchema }).parse(body).overview
    }
    const download = async (path: string) => {
      const { status, headers, body } = await call(path)
      expect(status).toBe(200)
      expect(headers["content-type"]).toBe("text/csv; charset=utf-8")
      const text = z.string().parse(body)
      const name = /filename="([\w.-]+)"/.exec(headers["content-disposition"] ?? "")?.[1]
      return { name, text, rows: csv2json(text.trimEnd(), READING) as Record<string, unknown>[] }
    }

    it("is shut to guests and customers, and knows three periods", async () => {
      for (const path of DOORS) {
        expect((await api.call({ method: "GET", path })).status).toBe(401)
        expect((await call(path, buyer.token)).status).toBe(401)
        for (const query of ["days=1", "days=thirty", "days=", "days=7&days=30"]) {
          const { status, body } = await call(`${path}?${query}`)
          expect({ path, query, status }).toEqual({ path, query, status: 400 })
          expect(JSON.stringify(body)).toContain("days")
        }
      }
    })

    it.each(["7", "30"] as const)(
      "says of %s days what /api/v1 says of the orders",
      async (days) => {
        const overview = await read(`?days=${days}`)
        const { from, to, daily, total, unpaid, to_deliver } = overview
        expect({ from, to, daily, total }).toEqual(reckoned(orders, Number(days)))
        const listed = orders.filter(({ cancelledAt }) => !cancelledAt)
        const owed = listed.filter(({ isPaid }) => !isPaid)
        const owing = listed.filter(({ isPaid, isDeliver }) => isPaid && !isDeliver)
        expect([owed.length, owing.length].every((count) => count > 0)).toBe(true)
        expect(unpaid.count).toBe(owed.length)
        expect(to_deliver.count).toBe(owing.length)
        expect(unpaid.oldest.map(({ id }) => id)).toEqual(oldestOf(owed))
        expect(to_deliver.oldest.map(({ id }) => id)).toEqual(oldestOf(owing))
      },
    )

    it("says that nobody of the staff has a second factor", async () => {
      expect((await read()).second_factor).toBe(false)
    })

    it("exports the same days", async () => {
      const { name, rows, text } = await download("/admin/overview/export?days=7")
      const { from, to, daily } = await read("?days=7")
      expect(name).toBe(`overview-${from}-to-${to}.csv`)
      expect(text.startsWith("Day (UTC),Orders placed,Orders cancelled,Revenue USD\r\n")).toBe(true)
      expect(rows).toEqual(
        daily.map(({ date, orders: placed, cancelled, revenue }) => ({
          "Day (UTC)": date,
          "Orders placed": String(placed),
          "Orders cancelled": String(cancelled),
          "Revenue USD": String(revenue[0]?.amount),
        })),
      )
    })

    it("exports the orders of the period, with no cell that a spreadsheet reckons", async () => {
      const { name, rows, text } = await download("/admin/orders-export?days=7")
      const { from, to } = reckoned(orders, 7)
      expect(name).toBe(`orders-${from}-to-${to}.csv`)
      expect(text.endsWith("\r\n")).toBe(true)
      const placed = orders.filter(({ createdAt }) => createdAt.slice(0, 10) >= from)
      expect(placed.length).toBeLessThan(orders.length)
      expect(rows).toMatchObject(placed.sort(byPlacing).map(asRow))
      expect(text).not.toMatch(/(^|,)"?[=+@]/m)
    })

    it("looks what is open of an order up by the order, however many lines there are", async () => {
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      const plan = await planOf(
        database,
        `
        select delivered from (
          select 'order_' || n as id, 1 as version from generate_series(1, 100000) n) o
        ${ORDER_PARCELS}`,
      )
      const [, pieces = ""] = plan.split("SubPlan")
      expect(pieces).toContain("order_id = ('order_'")
    })

    it("reads pages until there is no order left", async () => {
      expect((await download("/admin/orders-export?days=90")).rows).toHaveLength(LIVES.length)
    })

    it("shows the newest reviews, hidden ones too", async () => {
      for (const title of ["One", "Two", "Three", "Four", "Five", "Six"]) {
        await writeReview(api, buyer, { reviewTitle: title })
      }
      const titles = (await read()).latest_reviews.map(({ title }) => title)
      expect(titles).toEqual(["Six", "Five", "Four", "Three", "Two"])
    })

    it("finds the parts of a random catalogue that are low on stock", async () => {
      await fillShop(getContainer(), randomCatalogue(3))
      await openAllLevels(getContainer())
      const { low_stock } = await read()
      expect(low_stock.under).toBe(100)
      const products = dataOf(await api.get("/products"), z.array(productSchema))
      const low = products.filter(({ qty }) => Number(qty) < low_stock.under)
      expect(low.length).toBeGreaterThan(3)
      expect(low_stock.count).toBe(low.length)
      const scarcest = low.map(({ qty }) => Number(qty)).sort((a, b) => a - b)
      expect(low_stock.parts.map(({ available }) => available)).toEqual(scarcest.slice(0, 5))
      for (const { name, available } of low_stock.parts) {
        expect(low).toContainEqual(
          expect.objectContaining({ productName: name, qty: String(available) }),
        )
      }
    })

    it("counts an order at once", async () => {
      const before = await read("?days=7")
      const part = await addPart(getContainer(), { sku: "BD-NEW-1" })
      await placeOrder(api, { part, buyer })
      const after = await read("?days=7")
      expect(after.total.orders).toBe(before.total.orders + 1)
      expect(after.daily.at(-1)?.orders).toBe((before.daily.at(-1)?.orders ?? 0) + 1)
      expect(after.unpaid.count).toBe(before.unpaid.count + 1)
    })
  },
})

/** The overview speaks of what the shop's location counts: then of every item. */
async function openAllLevels(container: MedusaContainer): Promise<void> {
  const { location_id } = await readShop(container)
  const items = await queryGraph<{ id: string; location_levels?: unknown[] }>(container, {
    entity: "inventory_item",
    fields: ["id", "location_levels.id"],
  })
  const missing = items.filter(({ location_levels = [] }) => location_levels.length === 0)
  await container
    .resolve(Modules.INVENTORY)
    .createInventoryLevels(
      missing.map(({ id }) => ({ inventory_item_id: id, location_id, stocked_quantity: 0 })),
    )
}

/** Text as it stands: a number of a cell is not guessed. */
const READING = {
  excelBOM: true,
  delimiter: { eol: "\r\n" },
  parseValue: (value: string) => value,
}

type Figures = Pick<Overview, "from" | "to" | "daily" | "total">

/** What the orders of /api/v1 come to, reckoned the plain way. */
function reckoned(orders: Order[], days: number): Figures {
  const dates = Array.from({ length: days }, (_, index) =>
    new Date(Date.now() - (days - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  )
  const figuresOf = (isMeant: (time: string) => boolean) => {
    const at = (time: string | null | undefined) => Boolean(time && isMeant(time.slice(0, 10)))
    const cents = orders.reduce((sum, { total, paidAt, refunded = 0, refundedAt }) => {
      const taken = at(paidAt) ? Number(total) : 0
      return sum + Math.round(taken * 100) - (at(refundedAt) ? Math.round(refunded * 100) : 0)
    }, 0)
    return {
      orders: orders.filter(({ createdAt }) => at(createdAt)).length,
      cancelled: orders.filter(({ cancelledAt }) => at(cancelledAt)).length,
      revenue: [{ currency_code: "usd", amount: cents / 100 }],
    }
  }
  const daily = dates.map((date) => ({ date, ...figuresOf((day) => day === date) }))
  const [from = "", to = ""] = [dates[0], dates.at(-1)]
  return { from, to, daily, total: figuresOf((day) => day >= from && day <= to) }
}

function byPlacing(one: Order, other: Order): number {
  return one.createdAt.localeCompare(other.createdAt) || one._id.localeCompare(other._id)
}

function oldestOf(orders: Order[]): string[] {
  return [...orders]
    .sort(byPlacing)
    .map(({ _id }) => _id)
    .slice(0, 5)
}

/** An order of /api/v1 as a row of the export. */
function asRow(order: Order) {
  const time = (iso: string | null) => (iso ? iso.replace(/\.\d+Z$/, "Z") : "")
  return {
    "Order id": order._id,
    Placed: time(order.createdAt),
    Mail: `'${order.email}`,
    Part: order.productName,
    Quantity: String(order.qty),
    Total: order.total,
    Currency: "USD",
    Paid: time(order.paidAt),
    "Transaction id": order.transitionId,
    Captured: order.isPaid ? order.total : "",
    Refunded: order.refunded === undefined ? "" : String(order.refunded),
    Delivered: time(order.deliveredAt),
    Cancelled: time(order.cancelledAt),
    Lines: `${order.qty} × ${order.lines[0]?.sku} at ${order.price}`,
  }
}
