import type { CardOutcome } from "../storage/records"

export type TestCard = { brand: string; funding: "credit" | "debit"; outcome: CardOutcome }

const declined = (reason: string) => ({
  code: "card_declined",
  decline_code: reason,
  message:
    reason === "insufficient_funds"
      ? "Your card has insufficient funds."
      : "Your card was declined.",
})

function card(brand: string, outcome: Partial<CardOutcome> = {}): TestCard {
  return { brand, funding: "credit", outcome: { authentication: false, decline: null, ...outcome } }
}

function refusedFor(code: string, message: string): Partial<CardOutcome> {
  return { decline: { code, decline_code: code, message } }
}

/** Stripe's own test numbers (https://docs.stripe.com/testing); every other number is refused. */
export const TEST_CARDS: ReadonlyMap<string, TestCard> = new Map([
  ["4242424242424242", card("visa")],
  ["4000056655665556", { ...card("visa"), funding: "debit" as const }],
  ["5555555555554444", card("mastercard")],
  ["378282246310005", card("amex")],
  ["4000000000000002", card("visa", { decline: declined("generic_decline") })],
  ["4000000000009995", card("visa", { decline: declined("insufficient_funds") })],
  ["4000000000009987", card("visa", { decline: declined("lost_card") })],
  ["4000000000000069", card("visa", refusedFor("expired_card", "Your card has expired."))],
  [
    "4000000000000127",
    card("visa", refusedFor("incorrect_cvc", "Your card's security code is incorrect.")),
  ],
  [
    "4000000000000119",
    card(
      "visa",
      refusedFor(
        "processing_error",
        "An error occurred while processing your card. Try again in a little bit.",
      ),
    ),
  ],
  ["4000002500003155", card("visa", { authentication: true })],
  ["4000002760003184", card("visa", { authentication: true })],
  [
    "4000008400001629",
    card("visa", { authentication: true, decline: declined("generic_decline") }),
  ],
])
