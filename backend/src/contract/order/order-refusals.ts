/** Refusals about purchases, orders, payments and refunds: a part of REFUSALS. */
export const ORDER_REFUSALS = {
  // A purchase.
  price_changed: {
    status: 409,
    sentence: "The price is now {price}: look at it again before you order",
    doc: "The price or the total is another than the one sent",
    variants: { total: "The order comes to {total} now: look at it again before you order" },
  },
  cart_without_added_lines: {
    status: 409,
    sentence:
      "This shop adds to the order what a cart cannot hold: {titles}. Order in the shop itself",
    doc: "Plugins add lines to this order, which a cart of /store has no place for",
  },
  out_of_stock: { status: 409, sentence: "Sorry, we don't have enough stock for this product" },
  below_minimum: {
    status: 422,
    sentence: "sorry you have to order over {minimum} at a time",
    doc: "sorry you have to order over 50 at a time",
  },
  invalid_quantity: {
    status: 422,
    sentence: "this part is sold in other quantities: {hint}",
    doc: "The quantity is no multiple, or above the maximum, of this product",
  },
  too_many_unpaid_orders: {
    status: 409,
    sentence:
      "You have too many unpaid orders: pay for one or cancel one, then place this order again",
    doc: "The customer has as many unpaid orders as one may have",
  },

  // Orders. An unknown one and somebody else's answer alike: neither tells that it exists.
  order_not_found: { status: 404, sentence: "There is no such order" },
  order_cancelled: {
    status: 409,
    sentence: "This order was cancelled",
    variants: { paid: "This order was cancelled: what was paid for it is given back" },
  },
  order_delivered: { status: 409, sentence: "This order was already delivered" },
  order_paid: {
    status: 409,
    sentence: "This order is paid: it can be returned, not cancelled",
    doc: "The order is paid: staff give the money back",
  },
  order_on_its_way: {
    status: 409,
    sentence: "This order is on its way: cancel its fulfilment in Medusa Admin first",
  },
  order_completed: {
    status: 409,
    sentence: "This order is completed: it can be returned, not cancelled",
  },
  order_without_shipping: {
    status: 409,
    sentence: "This order has no way of shipping: give it one in Medusa Admin first",
  },
  more_than_open: {
    status: 409,
    sentence: "Of {name} only {pieces} pieces are still open",
    doc: "More pieces than are open, or than are not packed in Medusa Admin already",
    variants: {
      none: "Of {name} no piece is open",
      packed:
        "Of {name} only {pieces} pieces can be sent here: others are packed in Medusa Admin, send them there",
    },
  },
  waits_for_goods: {
    status: 409,
    sentence: "Of {name} {pieces} pieces wait for goods until {day}: send what is there by itself",
    doc: "Pieces wait for goods that are expected: what is there can be sent by itself",
    variants: {
      some: "Of {name} {there} pieces are there: {pieces} wait for goods until {day}",
    },
  },
  shipment_not_found: { status: 404, sentence: "There is no such shipment" },
  shipment_kept: {
    status: 409,
    sentence: "This shipment cannot be taken back: pieces of it came back or were asked back",
    doc: "Pieces of it came back, the order is closed or in edit, or the shipment was taken back already",
    variants: {
      again: "This shipment was taken back already",
      closed: "This order is completed or archived: its shipments can no longer be taken back",
      edit: "This order is being edited: confirm or cancel the edit first",
    },
  },
  stock_not_reserved: {
    status: 409,
    sentence: "No stock is reserved for this order: reserve it in Medusa Admin first",
  },

  // Paying and refunds.
  order_not_payable: { status: 409, sentence: "This order is already paid or cancelled" },
  order_ambiguous: {
    status: 409,
    sentence: "Several unpaid orders have this amount: pay from the order's row",
    doc: "Several unpaid orders have this amount: send the orderId",
  },
  already_paid: { status: 409, sentence: "This order was already paid with another payment" },
  amount_mismatch: {
    status: 409,
    sentence: "This is not the amount due: look at the order again before you pay",
  },
  payment_in_progress: {
    status: 409,
    sentence: "A payment for this order is on its way: do not pay again",
  },
  payment_not_for_order: { status: 422, sentence: "This payment does not belong to the order" },
  payment_not_succeeded: { status: 409, sentence: "This payment did not go through" },
  payment_not_settled: {
    status: 409,
    sentence: "The payment is not booked yet: try again in a moment",
  },
  payment_provider_refused: { status: 502, sentence: "The payment provider refused this payment" },
  payment_provider_unavailable: {
    status: 502,
    sentence: "The payment provider cannot be reached: try again later",
  },
  payment_intent_unknown: {
    status: 502,
    sentence: "The payment provider does not know this payment",
  },
  webhook_signature_invalid: {
    status: 400,
    sentence: "This is not a webhook of the payment provider",
  },
  refund_in_progress: {
    status: 409,
    sentence: "A refund of this payment is on its way: look at the order again in a moment",
  },
  refund_too_large: {
    status: 409,
    sentence: "This is more than is left of the payment, or nothing at all",
  },
  order_in_edit: {
    status: 409,
    sentence: "This order is being edited: confirm or cancel the edit before you refund",
  },
} as const
