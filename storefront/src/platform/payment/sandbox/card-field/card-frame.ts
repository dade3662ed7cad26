import type { StripeCardElementOptions } from "@stripe/stripe-js"
import { createCardInputs, type CardInputs, type CardInputsOptions } from "./card-inputs"
import { showField } from "./card-format"
import { cardStylesheet } from "./card-style"
import { isFilled } from "./card-validation"
import type { CardField, CardValues } from "./card-values"
import { addStylesheet, createFrame, type FrameBody } from "../frame"

type CardFrameOptions = Pick<
  CardInputsOptions,
  "onInput" | "onLeave" | "onFocus" | "onBlur" | "onKey"
> & {
  host: HTMLElement
  options: StripeCardElementOptions
  values: CardValues
  onReady: () => void
}

/** The frame that holds the card's inputs; as high as they are, in the colours it is given. */
export class CardFrame {
  private readonly element: HTMLIFrameElement
  private built: { inputs: CardInputs; stylesheet: CSSStyleSheet; sizes: ResizeObserver } | null =
    null
  private options: StripeCardElementOptions
  private values: CardValues
  private wrong: ReadonlySet<CardField> = new Set()

  constructor(private readonly setup: CardFrameOptions) {
    this.options = setup.options
    this.values = setup.values
    this.element = createFrame("Secure card payment input frame", (body) => this.build(body))
    this.element.style.height = "1.5em"
    setup.host.append(this.element)
  }

  update(options: StripeCardElementOptions, values: CardValues): void {
    this.options = options
    this.values = values
    if (!this.built) return
    const { inputs, stylesheet } = this.built
    stylesheet.replaceSync(this.stylesheet())
    for (const [field, input] of inputs.inputs) {
      input.value = showField(field, values[field])
      input.disabled = options.disabled ?? false
    }
    this.show(values, this.wrong)
  }

  /** Marks fields as complete, empty or wrong; `values` is what the inputs hold already. */
  show(values: CardValues, wrong: ReadonlySet<CardField>): void {
    this.values = values
    this.wrong = wrong
    if (!this.built) return
    const { inputs, form, showIcon } = this.built.inputs
    showIcon(values.number)
    form.classList.toggle("invalid", wrong.size > 0)
    for (const [field, input] of inputs) {
      const invalid = wrong.has(field)
      input.classList.toggle("invalid", invalid)
      input.classList.toggle("empty", values[field] === "")
      input.classList.toggle("complete", !invalid && isFilled(field, values))
      input.setAttribute("aria-invalid", String(invalid))
    }
  }

  focus(): void {
    this.built?.inputs.inputs.get("number")?.focus()
  }

  blur(): void {
    for (const input of this.built?.inputs.inputs.values() ?? []) input.blur()
  }

  remove(): void {
    this.built?.sizes.disconnect()
    this.built = null
    this.element.remove()
  }

  private build(body: FrameBody): void {
    const inputs = createCardInputs(body.document, {
      ...this.setup,
      current: () => this.values,
      hidePostalCode: this.options.hidePostalCode ?? false,
      hideIcon: this.options.hideIcon ?? false,
    })
    const sizes = new body.window.ResizeObserver(() => {
      this.element.style.height = `${inputs.form.getBoundingClientRect().height}px`
    })
    this.built = { inputs, stylesheet: addStylesheet(body), sizes }
    this.update(this.options, this.values)
    body.document.body.append(inputs.form)
    sizes.observe(inputs.form)
    this.setup.onReady()
  }

  private stylesheet(): string {
    const { color, fontFamily, fontSize } = getComputedStyle(this.setup.host)
    return cardStylesheet(this.options.style ?? {}, { color, fontFamily, fontSize })
  }
}
