type Words = { title: string; color: "green" | "orange" | "red" | "grey" }

const WORDS: Readonly<Record<string, Words>> = {
  "payment_intent.created": { title: "Payment begun", color: "grey" },
  "payment_intent.processing": { title: "Payment under way", color: "grey" },
  "payment_intent.requires_action": { title: "Bank asks for a confirmation", color: "orange" },
  "payment_intent.payment_failed": { title: "Card declined", color: "red" },
  "payment_intent.canceled": { title: "Payment closed", color: "grey" },
  "payment_intent.succeeded": { title: "Paid", color: "green" },
  "charge.succeeded": { title: "Card charged", color: "green" },
  "charge.failed": { title: "Card declined", color: "red" },
  "charge.refunded": { title: "Refunded", color: "orange" },
  "charge.dispute.created": { title: "Disputed by the cardholder", color: "red" },
  "charge.dispute.updated": { title: "Dispute changed", color: "red" },
  "charge.dispute.closed": { title: "Dispute closed", color: "orange" },
  "charge.dispute.funds_withdrawn": { title: "Disputed money taken back", color: "red" },
  "charge.dispute.funds_reinstated": { title: "Disputed money returned", color: "green" },
  "charge.refund.updated": { title: "Refund changed", color: "orange" },
  "refund.created": { title: "Refund made", color: "orange" },
  "refund.updated": { title: "Refund changed", color: "orange" },
  "refund.failed": { title: "Refund failed", color: "red" },
}

/** What an event is called before staff; one that has no name here keeps the provider's. */
export function paymentEventWords({ type, outcome }: { type: string; outcome: string }): Words {
  if (type === "refund_request") {
    return outcome === "open"
      ? { title: "Refund on its way", color: "orange" }
      : { title: "Refund refused by the provider", color: "red" }
  }
  return WORDS[type] ?? { title: type, color: "grey" }
}
