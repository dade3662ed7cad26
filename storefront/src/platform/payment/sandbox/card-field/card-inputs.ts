import { brandOf } from "./card-brand"
import { caretAfter, readField, showField } from "./card-format"
import { createCardIcon } from "./card-icon"
import { isFilled } from "./card-validation"
import { CARD_FIELDS, type CardField, type CardValues } from "./card-values"

export type CardInputsOptions = {
  /** What the fields hold now. */
  current: () => CardValues
  hidePostalCode: boolean
  hideIcon: boolean
  onInput: (field: CardField, value: string) => void
  /** The card field as a whole was entered or left; steps between its inputs are neither. */
  onFocus: () => void
  onBlur: () => void
  /** One input was left. */
  onLeave: (field: CardField) => void
  onKey: (key: string) => void
}

export type CardInputs = {
  form: HTMLFormElement
  inputs: Map<CardField, HTMLInputElement>
  showIcon: (number: string) => void
}

/** Names, labels and autocomplete tokens of Stripe's own inputs. */
const ATTRIBUTES: Record<CardField, Record<string, string>> = {
  number: {
    name: "cardnumber",
    placeholder: "Card number",
    autocomplete: "cc-number",
    "aria-label": "Credit or debit card number",
  },
  exp: {
    name: "exp-date",
    placeholder: "MM / YY",
    autocomplete: "cc-exp",
    "aria-label": "Credit or debit card expiration date",
  },
  cvc: {
    name: "cvc",
    placeholder: "CVC",
    autocomplete: "cc-csc",
    "aria-label": "Credit or debit card CVC/CVV",
  },
  postal: {
    name: "postal",
    placeholder: "ZIP",
    autocomplete: "postal-code",
    "aria-label": "ZIP",
  },
}

/** The inputs of the card field: they format what is typed and step on when a field is full. */
export function createCardInputs(document: Document, options: CardInputsOptions): CardInputs {
  const form = document.createElement("form")
  form.noValidate = true
  form.addEventListener("submit", (event) => event.preventDefault())
  const [fields, number, details] = [
    box(document, "fields"),
    box(document, "line"),
    box(document, "line"),
  ]
  fields.append(number, details)
  const icon = createCardIcon(document)
  if (!options.hideIcon) form.append(icon.element)
  form.append(fields)

  const inputs = new Map<CardField, HTMLInputElement>()
  for (const field of CARD_FIELDS) {
    if (field === "postal" && options.hidePostalCode) continue
    const input = createInput(document, { ...options, field, inputs })
    inputs.set(field, input)
    const place = field === "number" ? number : details
    place.append(input)
  }
  return { form, inputs, showIcon: (digits) => icon.show(brandOf(digits)) }
}

type InputOptions = CardInputsOptions & {
  field: CardField
  inputs: Map<CardField, HTMLInputElement>
}

function createInput(document: Document, options: InputOptions): HTMLInputElement {
  const { field } = options
  const input = document.createElement("input")
  input.className = field
  input.inputMode = field === "postal" ? "text" : "numeric"
  input.spellcheck = false
  for (const [name, value] of Object.entries(ATTRIBUTES[field])) input.setAttribute(name, value)
  input.addEventListener("input", () => typed(input, options))
  input.addEventListener("focus", (event) => {
    if (!event.relatedTarget) options.onFocus()
  })
  input.addEventListener("blur", (event) => {
    options.onLeave(field)
    if (!event.relatedTarget) options.onBlur()
  })
  input.addEventListener("keydown", (event) => {
    if (event.key === "Backspace" && input.value === "") neighbour(options, -1)?.focus()
    options.onKey(event.key)
  })
  return input
}

function typed(input: HTMLInputElement, options: InputOptions): void {
  const { field } = options
  const values = options.current()
  const caret = input.selectionStart ?? input.value.length
  const atEnd = caret === input.value.length
  const before = input.value.slice(0, caret).replace(/[\s/]/g, "").length
  const value = readField(field, input.value, values.number)
  const grew = value.length > values[field].length
  input.value = showField(field, value)
  const place = atEnd ? input.value.length : caretAfter(input.value, before)
  input.setSelectionRange(place, place)
  options.onInput(field, value)
  // The postal code has no length of its own, so nothing tells when it is full.
  if (grew && atEnd && field !== "postal" && isFilled(field, { ...values, [field]: value })) {
    neighbour(options, 1)?.focus()
  }
}

function neighbour({ field, inputs }: InputOptions, step: 1 | -1): HTMLInputElement | undefined {
  const next = CARD_FIELDS[CARD_FIELDS.indexOf(field) + step]
  return next && inputs.get(next)
}

function box(document: Document, name: string): HTMLElement {
  const element = document.createElement("div")
  element.className = name
  return element
}
