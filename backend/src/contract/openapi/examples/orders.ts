import type { Order } from "../../order/order"
import type { OrderNote } from "../../order/order-note"
import type { ReorderedRow } from "../../order-lines/reordered-lines"
import { DONE, type CallExamples } from "./call-examples"
import { EXAMPLE_ROW } from "./order-lines"
import { EXAMPLE_PRODUCT } from "./products"

const { productName, price, sku } = EXAMPLE_PRODUCT
const buyer = {
  name: "Mara Lindqvist",
  email: "customer@example.com",
  phone: "+1 555 010 4477",
  address: "Lindqvist Garage, 218 Harbour Road, Duluth, MN 55802",
}
const transitionId = "pi_3KAJ5X8V1Q9"

const ORDER: Order = {
  _id: "order_01KAJ5X8V1Q9",
  number: "#177",
  ...buyer,
  productName,
  productId: EXAMPLE_PRODUCT._id,
  qty: 50,
  price,
  total: "765",
  lines: [
    {
      productId: EXAMPLE_PRODUCT._id,
      productName,
      sku,
      qty: 50,
      price,
      total: 765,
      shipped: 0,
      open: 50,
      returned: 0,
    },
  ],
  shipments: [],
  isDeliver: false,
  isPaid: false,
  due: 765,
  transitionId: "",
  createdAt: "2026-11-21T08:30:00.000Z",
  paidAt: null,
  deliveredAt: null,
  cancelledAt: null,
}

const SHIPMENT = {
  id: "ful_01KAJ8M2T4",
  lines: [{ productId: EXAMPLE_PRODUCT._id, productName, sku, qty: 20 }],
  carrier: "DHL",
  tracking: "00340434161094000000",
  trackingUrl:
    "https://www.dhl.com/global-en/home/tracking/tracking-parcel.html?submit=1&tracking-id=00340434161094000000",
  parcels: 2,
  date: "2026-11-24",
  shippedAt: "2026-11-24T08:30:00.000Z",
}

const SENT: Order = {
  ...ORDER,
  lines: ORDER.lines.map((line) => ({ ...line, shipped: 20, open: 30 })),
  shipments: [SHIPMENT],
}

const REORDERED: ReorderedRow = {
  ...EXAMPLE_ROW,
  number: sku,
  matchedBy: "sku",
  matchedNumber: sku,
  ordered: { productName, sku, qty: EXAMPLE_ROW.qty ?? 0, unitPrice: 14.9 },
  changes: ["price"],
}

const NOTE: OrderNote = {
  _id: "onote_01KAJ6B2M4T7",
  text: "The carrier comes on Thursday.",
  internal: false,
  by: "",
  createdAt: "2026-11-21T10:05:00.000Z",
}

export const ORDER_EXAMPLES: CallExamples = {
  listOrders: { answer: { success: true, data: [ORDER] } },
  listOrdersByMail: { answer: [ORDER] },
  placeOrder: {
    bodies: {
      "Fifty pieces": { ...buyer, productName, qty: 50, price, total: "765" },
      "A list of parts": { ...buyer, lines: [{ productId: EXAMPLE_PRODUCT._id, qty: 50, price }] },
    },
    answer: { success: true, data: ORDER },
  },
  getOrder: { answer: { success: true, data: ORDER } },
  updateOrder: {
    bodies: {
      "Paid, after the provider took the money": { isPaid: true, transitionId },
      "Delivered, by an administrator": { isDeliver: true },
    },
    answer: { success: true, data: { ...ORDER, isPaid: true, due: 0, transitionId } },
  },
  shipOrder: {
    bodies: {
      "Twenty pieces of the first line": {
        lines: [{ line: 1, qty: 20 }],
        ...{ carrier: "DHL", tracking: SHIPMENT.tracking, parcels: 2, date: "2026-11-24" },
      },
      "All that is open": {},
    },
    answer: { success: true, data: SENT },
  },
  takeBackShipment: { answer: { success: true, data: ORDER } },
  cancelOrder: { answer: DONE },
  reorder: {
    bodies: { "The whole order": {}, "Its first line": { line: 1 } },
    answer: { success: true, data: { lines: [REORDERED] } },
  },
  listOrderNotes: { answer: { success: true, data: [NOTE] } },
  writeOrderNote: {
    bodies: {
      "To the customer": { text: NOTE.text, internal: false },
      "For staff": { text: "Wants to be called before delivery" },
    },
    answer: { success: true, data: [{ ...NOTE, by: "admin@example.com" }] },
  },
  createPaymentIntent: {
    bodies: {
      "One order": { amount: 765, orderId: ORDER._id },
      "The newest unpaid order of this amount": { amount: "765" },
    },
    answer: { success: true, clientSecret: `${transitionId}_secret_8V1Q9` },
  },
}
