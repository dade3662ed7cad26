import type { StripeCardElementOptions } from "@stripe/stripe-js"
import { SandboxCardElement } from "./card-field/card-element"

/** Stripe's elements group with one kind of element in it: the card. */
export class SandboxElements {
  private card: SandboxCardElement | null = null

  create(type: string, options: StripeCardElementOptions = {}): SandboxCardElement {
    if (type !== "card") throw new Error(`The payment sandbox has a card element only, no ${type}`)
    if (this.card) throw new Error("Can only create one Element of type card.")
    this.card = new SandboxCardElement(options, () => {
      this.card = null
    })
    return this.card
  }

  /** `kind` is "card" or react-stripe-js's CardElement, which names its kind. */
  getElement(kind: unknown): SandboxCardElement | null {
    const named = typeof kind === "function" && "__elementType" in kind ? kind.__elementType : kind
    return named === "card" ? this.card : null
  }

  update(): void {}

  async fetchUpdates(): Promise<Record<string, never>> {
    return {}
  }

  async submit(): Promise<Record<string, never>> {
    return {}
  }
}
