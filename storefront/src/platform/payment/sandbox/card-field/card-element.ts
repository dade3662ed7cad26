import type {
  StripeCardElementChangeEvent,
  StripeCardElementOptions,
  StripeError,
} from "@stripe/stripe-js"
import { brandOf } from "./card-brand"
import { CardFrame } from "./card-frame"
import { cardProblems, isFilledIn } from "./card-validation"
import {
  CARD_FIELDS,
  type CardField,
  type CardProblem,
  type CardValues,
  EMPTY_CARD,
} from "./card-values"
import { HostClasses, labelsOf } from "./host-classes"

type Listener<Event> = (event: Event) => unknown

/** Stripe's on, once and off of an element; `Events` maps names to what their listeners get. */
class Emitter<Events extends object> {
  private readonly listeners: { [Name in keyof Events]?: Listener<Events[Name]>[] } = {}

  on<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): this {
    this.listeners[name] = [...(this.listeners[name] ?? []), listener]
    return this
  }

  once<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): this {
    const first = (event: Events[Name]) => {
      this.off(name, first)
      listener(event)
    }
    return this.on(name, first)
  }

  off<Name extends keyof Events>(name: Name, listener?: Listener<Events[Name]>): this {
    this.listeners[name] = listener
      ? this.listeners[name]?.filter((known) => known !== listener)
      : undefined
    return this
  }

  protected emit<Name extends keyof Events>(name: Name, event: Events[Name]): void {
    for (const listener of this.listeners[name] ?? []) listener(event)
  }
}

type Plain = { elementType: "card" }
type CardEvents = {
  change: StripeCardElementChangeEvent
  ready: Plain
  focus: Plain
  blur: Plain
  escape: Plain
  networkschange: Plain
  loaderror: Plain & { error: StripeError }
}

const PLAIN: Plain = { elementType: "card" }

/** Stripe's card element with its DOM contract: events, state classes, a frame with named inputs. */
export class SandboxCardElement extends Emitter<CardEvents> {
  private values: CardValues
  private readonly unfinished = new Set<CardField>(CARD_FIELDS)
  private frame: CardFrame | null = null
  private classes: HostClasses | null = null
  private labels: Element[] = []

  constructor(
    private options: StripeCardElementOptions,
    private readonly onDestroy: () => void,
  ) {
    super()
    this.values = { ...EMPTY_CARD, postal: options.value?.postalCode ?? "" }
  }

  mount(target: string | HTMLElement): void {
    const host = typeof target === "string" ? document.querySelector<HTMLElement>(target) : target
    if (!host)
      throw new Error(`The selector you specified (${String(target)}) applies to no element`)
    this.unmount()
    this.classes = new HostClasses(host, this.options.classes ?? {})
    this.frame = new CardFrame({
      host,
      options: this.options,
      values: this.values,
      onReady: () => this.emit("ready", PLAIN),
      onInput: (field, value) => this.typed(field, value),
      onFocus: () => this.focused(true),
      onBlur: () => this.focused(false),
      onLeave: (field) => this.left(field),
      onKey: (key) => this.pressed(key, host),
    })
    this.labels = labelsOf(host)
    for (const label of this.labels) label.addEventListener("click", this.focus)
    this.show()
  }

  update(options: StripeCardElementOptions): void {
    this.options = { ...this.options, ...options }
    if (options.value?.postalCode !== undefined) {
      this.values = { ...this.values, postal: options.value.postalCode }
    }
    this.frame?.update(this.options, this.values)
  }

  /** The card for the sandbox, or what is wrong with it; shows the buyer what is missing. */
  take(): { values: CardValues } | { error: StripeError } {
    this.unfinished.clear()
    this.changed()
    const [problem] = this.problems()
    return problem ? { error: errorOf(problem) } : { values: this.values }
  }

  readonly focus = (): void => this.frame?.focus()

  blur(): void {
    this.frame?.blur()
  }

  clear(): void {
    this.values = EMPTY_CARD
    for (const field of CARD_FIELDS) this.unfinished.add(field)
    this.frame?.update(this.options, this.values)
    this.changed()
  }

  unmount(): void {
    for (const label of this.labels) label.removeEventListener("click", this.focus)
    this.labels = []
    this.frame?.remove()
    this.frame = null
    this.classes?.clear()
    this.classes = null
  }

  destroy(): void {
    this.unmount()
    this.onDestroy()
  }

  private typed(field: CardField, value: string): void {
    this.values = { ...this.values, [field]: value }
    this.changed()
  }

  private left(field: CardField): void {
    if (this.values[field] !== "") this.unfinished.delete(field)
    this.changed()
  }

  private focused(focus: boolean): void {
    this.classes?.toggle("focus", focus)
    this.emit(focus ? "focus" : "blur", PLAIN)
  }

  private pressed(key: string, host: HTMLElement): void {
    if (key === "Escape") this.emit("escape", PLAIN)
    if (key === "Enter") host.closest("form")?.requestSubmit()
  }

  private changed(): void {
    this.show()
    const [problem] = this.problems()
    this.emit("change", {
      ...PLAIN,
      brand: brandOf(this.values.number),
      complete: this.isComplete(),
      empty: this.isEmpty(),
      error: problem && errorOf(problem),
      value: { postalCode: this.values.postal },
    })
  }

  private show(): void {
    const problems = this.problems()
    this.frame?.show(this.values, new Set(problems.map(({ field }) => field)))
    this.classes?.toggle("invalid", problems.length > 0)
    this.classes?.toggle("complete", this.isComplete())
    this.classes?.toggle("empty", this.isEmpty())
  }

  private problems(): CardProblem[] {
    return cardProblems(this.values, this.leniency())
  }

  private isComplete(): boolean {
    return isFilledIn(this.values, this.leniency()) && this.problems().length === 0
  }

  private isEmpty(): boolean {
    return CARD_FIELDS.every((field) => this.values[field] === "")
  }

  private leniency() {
    const { unfinished, options } = this
    return { unfinished, hidePostalCode: options.hidePostalCode ?? false, now: new Date() }
  }
}

function errorOf({ code, message }: CardProblem) {
  return { type: "validation_error" as const, code, message }
}
