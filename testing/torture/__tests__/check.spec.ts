import { check } from "../check/check"
import type { HistoryEvent } from "../check/history"
import type { Snapshot } from "../check/snapshot"

const PLACE = "iitem_1@sloc_1"

/** Two orders of 50 pieces out of 100, the second one paid: everything as it is to be. */
function rightWorld() {
  const orderOf = (number: number) => ({
    id: `order_${number}`,
    key: `key-${number}`,
    cancelled: false,
    lines: [{ id: `ordli_${number}`, part: "prod_1", item: "iitem_1", pieces: 50 }],
  })
  const snapshot: Snapshot = {
    orders: [orderOf(1), orderOf(2)],
    reservations: [1, 2].map((number) => ({
      id: `resitem_${number}`,
      line: `ordli_${number}`,
      place: PLACE,
      pieces: 50,
    })),
    levels: [{ place: PLACE, item: "iitem_1", stocked: 100, reserved: 100 }],
    collections: [1, 2].map((number) => ({ id: `pay_col_${number}`, amount: 475 })),
    links: [1, 2].map((number) => ({ order: `order_${number}`, collection: `pay_col_${number}` })),
    payments: [{ id: "pay_2", collection: "pay_col_2", intent: "pi_2", captured: 475 }],
  }
  const history: HistoryEvent[] = [
    { what: "wanted", key: "key-1", buyer: "a@example.com", pieces: { prod_1: 50 } },
    { what: "unanswered", key: "key-1", why: "fetch failed" },
    { what: "placed", key: "key-1", order: "order_1" },
    { what: "wanted", key: "key-2", buyer: "b@example.com", pieces: { prod_1: 50 } },
    { what: "placed", key: "key-2", order: "order_2" },
    { what: "pays", key: "key-2", order: "order_2", intent: "pi_2" },
    { what: "paid", key: "key-2", order: "order_2", intent: "pi_2" },
    { what: "wanted", key: "key-3", buyer: "c@example.com", pieces: { prod_1: 50 } },
    { what: "refused", key: "key-3", code: "out_of_stock" },
  ]
  return { history, snapshot, charges: [{ intent: "pi_2", received: 475 }] }
}

type World = ReturnType<typeof rightWorld>

const first = <One>(list: readonly One[]): One => {
  const [one] = list
  if (one === undefined) throw new Error("The world is empty")
  return one
}

const PLANTED: [fault: string, kind: string, plant: (world: World) => void][] = [
  ["an acknowledged order that is gone", "lost", ({ snapshot }) => void snapshot.orders.shift()],
  [
    "an order of fewer pieces",
    "lost",
    ({ snapshot }) => (first(first(snapshot.orders).lines).pieces = 40),
  ],
  [
    "an order of another part",
    "lost",
    ({ snapshot }) => (first(first(snapshot.orders).lines).part = "prod_2"),
  ],
  [
    "an order that nobody cancelled",
    "lost",
    ({ snapshot }) => (first(snapshot.orders).cancelled = true),
  ],
  [
    "a cancelled order that lives",
    "lost",
    ({ history }) => void history.push({ what: "cancelled", key: "key-1", order: "order_1" }),
  ],
  [
    "two orders under one key",
    "duplicate",
    ({ snapshot }) =>
      void snapshot.orders.push({ ...first(snapshot.orders), id: "order_3", lines: [] }),
  ],
  [
    "two answers under one key",
    "duplicate",
    ({ history }) => void history.push({ what: "placed", key: "key-1", order: "order_2" }),
  ],
  [
    "an order of a refused purchase",
    "ghost",
    ({ snapshot }) => (first(snapshot.orders).key = "key-3"),
  ],
  ["an order of nobody", "ghost", ({ snapshot }) => (first(snapshot.orders).key = null)],
  [
    "stock that nothing holds",
    "orphan",
    ({ snapshot }) => (first(snapshot.reservations).line = "ordli_3"),
  ],
  ["an order without its stock", "orphan", ({ snapshot }) => void snapshot.reservations.shift()],
  ["an order without its due", "orphan", ({ snapshot }) => void snapshot.links.shift()],
  ["a due of no order", "orphan", ({ snapshot }) => void snapshot.orders.shift()],
  ["a link to nothing", "orphan", ({ snapshot }) => void snapshot.collections.shift()],
  ["more sold than there is", "oversold", ({ snapshot }) => (first(snapshot.levels).stocked = 99)],
  [
    "a level that counts otherwise",
    "miscounted",
    ({ snapshot }) => (first(snapshot.levels).reserved = 50),
  ],
  [
    "a charge that is not booked",
    "money",
    ({ charges }) => void charges.push({ intent: "pi_1", received: 475 }),
  ],
  [
    "a charge for a cancelled order",
    "money",
    ({ snapshot }) => snapshot.orders.forEach((order) => (order.cancelled = true)),
  ],
  [
    "a charge that is booked twice",
    "money",
    ({ snapshot }) => void snapshot.payments.push({ ...first(snapshot.payments), id: "pay_3" }),
  ],
  ["a booking without a charge", "money", ({ charges }) => void charges.pop()],
  [
    "a paid order that is not paid",
    "money",
    (world) => {
      world.snapshot.payments = []
      world.charges = []
    },
  ],
  ["a buyer without an answer", "unfinished", ({ history }) => void history.pop()],
  [
    "an answer that nobody should get",
    "unexpected",
    ({ history }) => void history.push({ what: "unexpected", key: "key-1", why: "401" }),
  ],
]

describe("the checker", () => {
  it("finds nothing where all is as it is to be", () => {
    expect(check(rightWorld())).toEqual([])
  })

  it("takes what is sold of several locations together for right", () => {
    const { history, snapshot, charges } = rightWorld()
    const [held] = snapshot.reservations
    if (held) Object.assign(held, { place: "iitem_1@sloc_2" })
    Object.assign(first(snapshot.levels), { stocked: 50, reserved: 50 })
    const more = { place: "iitem_1@sloc_2", item: "iitem_1", stocked: 50, reserved: 50 }
    snapshot.levels.push(more)
    expect(check({ history, snapshot, charges })).toEqual([])
    more.stocked = 49
    expect(check({ history, snapshot, charges }).map(({ kind }) => kind)).toContain("oversold")
  })

  it("takes a cancelled order that holds nothing for right", () => {
    const { history, snapshot, charges } = rightWorld()
    first(snapshot.orders).cancelled = true
    snapshot.reservations.shift()
    first(snapshot.levels).reserved = 50
    history.push({ what: "cancels", key: "key-1", order: "order_1" })
    history.push({ what: "cancelled", key: "key-1", order: "order_1" })
    expect(check({ history, snapshot, charges })).toEqual([])
  })

  it.each(PLANTED)("finds %s", (_fault, kind, plant) => {
    const world = rightWorld()
    plant(world)
    expect(check(world).map((fault) => fault.kind)).toContain(kind)
  })
})
