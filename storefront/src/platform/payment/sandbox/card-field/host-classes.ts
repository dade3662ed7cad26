import type { StripeElementClasses } from "@stripe/stripe-js"

type State = "focus" | "complete" | "empty" | "invalid"

/** The classes by which a page styles the box around a Stripe element. */
export class HostClasses {
  private readonly names: Record<State | "base", string>

  constructor(
    private readonly host: HTMLElement,
    classes: StripeElementClasses,
  ) {
    this.names = {
      base: "StripeElement",
      focus: "StripeElement--focus",
      complete: "StripeElement--complete",
      empty: "StripeElement--empty",
      invalid: "StripeElement--invalid",
      ...classes,
    }
    host.classList.add(this.names.base)
  }

  toggle(state: State, on: boolean): void {
    this.host.classList.toggle(this.names[state], on)
  }

  clear(): void {
    this.host.classList.remove(...Object.values(this.names))
  }
}

/** The labels of a box that is no form control: Stripe's elements are focused by a click on them. */
export function labelsOf(host: HTMLElement): Element[] {
  const around = host.closest("label")
  const named = host.id ? document.querySelectorAll(`label[for="${CSS.escape(host.id)}"]`) : []
  return around ? [around, ...named] : [...named]
}
