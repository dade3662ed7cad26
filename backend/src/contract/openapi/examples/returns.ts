import type { OrderReturn, OrderReturns } from "../../return/order-return"
import type { CallExamples } from "./call-examples"
import { EXAMPLE_PRODUCT } from "./products"

const { productName, sku } = EXAMPLE_PRODUCT
const id = "rreq_01KAJ9P4T7"

const RETURN: OrderReturn = {
  _id: id,
  number: "#177-R1",
  state: "requested",
  lines: [
    { line: 1, productName, sku, qty: 4, reason: "damaged_in_transit", good: null, damaged: null },
  ],
  note: "The carton was open.",
  answer: "",
  settlement: null,
  amount: null,
  amountReason: "",
  refund: null,
  pictures: [],
  requestedAt: "2026-11-25T08:30:00.000Z",
  approvedAt: null,
  refusedAt: null,
  withdrawnAt: null,
  receivedAt: null,
  settledAt: null,
}

const RETURNS: OrderReturns = {
  days: 30,
  lines: [{ line: 1, productName, sku, qty: 46, until: "2026-12-24T08:30:00.000Z" }],
  extras: [
    {
      id: "halden-core-deposit:ordli_01KAJ5X8V1Q9",
      label: `Old core of ${productName}`,
      qty: 50,
      refundEach: 12,
      until: "2027-02-19T08:30:00.000Z",
    },
  ],
  returns: [RETURN],
  extraReturns: [],
}

const PICTURE = "rpic_01KAJ9Q6X2"

export const RETURN_EXAMPLES: CallExamples = {
  listReturns: { answer: { success: true, data: RETURNS } },
  askReturn: {
    bodies: {
      "Four pieces of the first line": {
        lines: [{ line: 1, qty: 4, reason: "damaged_in_transit" }],
        note: RETURN.note,
      },
    },
    answer: { success: true, data: RETURN },
  },
  askExtraReturn: {
    bodies: { "Old cores": { id: RETURNS.extras[0]?.id, qty: 10 } },
    answer: { success: true, data: RETURNS },
  },
  withdrawReturn: {
    answer: {
      success: true,
      data: { ...RETURN, state: "withdrawn", withdrawnAt: "2026-11-25T09:00:00.000Z" },
    },
  },
  addReturnPicture: {
    bodies: { "A file": { image: "carton.png" } },
    answer: {
      success: true,
      data: {
        ...RETURN,
        pictures: [
          {
            id: PICTURE,
            url: `/api/v1/order/order_01KAJ5X8V1Q9/returns/${id}/pictures/${PICTURE}`,
          },
        ],
      },
    },
  },
  getReturnPicture: { answer: "RIFF…WEBP" },
}
