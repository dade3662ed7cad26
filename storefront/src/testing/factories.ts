import type { Order } from "@shop/contract/order/order"
import type { OrderLine } from "@shop/contract/order/order-lines"
import type { OrderReturn } from "@shop/contract/return/order-return"
import type { ProductDetail } from "@shop/contract/product/product"
import type { Review } from "@shop/contract/review/review"
import type { User } from "@shop/contract/account/user"
import type { Vehicle } from "@shop/contract/vehicle/vehicle"

let count = 0

function nextId(prefix: string): string {
  count += 1
  return `${prefix}_${String(count).padStart(4, "0")}`
}

export function aProduct(fields: Partial<ProductDetail> = {}): ProductDetail {
  const { price = 12.4, qty = "500" } = fields
  return {
    _id: nextId("prod"),
    productName: `Brake disc ${count}`,
    description: "Vented, 280 × 22",
    price,
    qty,
    image: "/uploads/disc.webp",
    totalPrice: String(price * Number(qty)),
    sku: `BD-${count}`,
    category: "Brake discs",
    categoryHandle: "brake-discs",
    minimumQuantity: 50,
    multiple: 1,
    ladder: [{ from: 50, unitPrice: price }],
    averageRating: null,
    ratingCount: 0,
    attributes: [],
    oemNumbers: [],
    ...fields,
  }
}

export function aVehicle(fields: Partial<Vehicle> = {}): Vehicle {
  count += 1
  return {
    _id: String(count),
    make: "Velmont",
    makeHandle: "velmont",
    model: "Tessera",
    modelHandle: "tessera",
    generation: "II",
    body: "Hatchback",
    engineCodes: ["VX16T"],
    fuel: "Petrol",
    cc: 1598,
    kw: 85,
    builtFrom: "2013-06",
    builtTo: "2018-11",
    ...fields,
  }
}

export function aUser(fields: Partial<User> = {}): User {
  const _id = nextId("cus")
  return {
    _id,
    name: `Person ${count}`,
    email: `person-${count}@example.com`,
    isAdmin: false,
    education: "",
    address: "",
    phone: "",
    ...fields,
  }
}

export function aLine(fields: Partial<OrderLine> = {}): OrderLine {
  const { price = 12.4, qty = 50 } = fields
  return {
    productId: nextId("prod"),
    productName: `Brake disc ${count}`,
    sku: `BD-${count}`,
    qty,
    price,
    total: price * qty,
    shipped: 0,
    open: qty,
    returned: 0,
    ...fields,
  }
}

/** An order of one line, unless `lines` are given. */
export function anOrder(fields: Partial<Order> = {}): Order {
  const _id = nextId("order")
  const { productName = `Brake disc ${count}`, productId = "prod_0001" } = fields
  const { lines = [aLine({ productName, productId, ...oneLine(fields) })] } = fields
  const total = lines.reduce((sum, line) => sum + line.total, 0)
  const [first] = lines
  return {
    _id,
    number: `#${count}`,
    name: "Mara Lindqvist",
    email: "customer@example.com",
    productName:
      lines.length > 1 ? `${first?.productName} and ${lines.length - 1} more` : productName,
    productId,
    qty: lines.reduce((sum, { qty }) => sum + qty, 0),
    price: lines.length > 1 ? null : (first?.price ?? null),
    total: String(total),
    lines,
    shipments: [],
    phone: "+46 8 555 010",
    address: "Varvsgatan 4, Göteborg",
    isDeliver: false,
    isPaid: false,
    due: fields.isPaid || fields.cancelledAt ? 0 : total,
    transitionId: "",
    createdAt: "2026-11-20T09:00:00.000Z",
    paidAt: null,
    deliveredAt: null,
    cancelledAt: null,
    ...fields,
  }
}

/** What an order says of its only line. */
function oneLine({ qty = 50, price, isDeliver }: Partial<Order>): Partial<OrderLine> {
  const sent = isDeliver ? { shipped: qty, open: 0 } : {}
  return { qty, ...(price ? { price } : {}), ...sent }
}

/** A return that waits for staff. */
export function aReturn(fields: Partial<OrderReturn> = {}): OrderReturn {
  const _id = nextId("rreq")
  return {
    _id,
    number: `#${count}-R1`,
    state: "requested",
    lines: [],
    note: "",
    answer: "",
    settlement: null,
    amount: null,
    amountReason: "",
    refund: null,
    pictures: [],
    requestedAt: "2026-11-21T09:00:00.000Z",
    approvedAt: null,
    refusedAt: null,
    withdrawnAt: null,
    receivedAt: null,
    settledAt: null,
    ...fields,
  }
}

export function aReview(fields: Partial<Review> = {}): Review {
  return {
    _id: nextId("rev"),
    name: "Mara Lindqvist",
    email: "customer@example.com",
    reviewTitle: `Fits ${count}`,
    reviewDes: "No runout after 20,000 km.",
    rating: "5",
    status: "published",
    verifiedPurchase: false,
    reply: null,
    repliedAt: null,
    createdAt: "2026-11-20T09:00:00.000Z",
    ...fields,
  }
}
