import type { StripeElementStyle } from "@stripe/stripe-js"

type Variant = NonNullable<StripeElementStyle["base"]>
export type Inherited = { color: string; fontFamily: string; fontSize: string }

const PROPERTIES: Readonly<Record<string, string>> = {
  backgroundColor: "background-color",
  color: "color",
  fontFamily: "font-family",
  fontSize: "font-size",
  fontSmoothing: "-webkit-font-smoothing",
  fontStyle: "font-style",
  fontVariant: "font-variant",
  fontWeight: "font-weight",
  letterSpacing: "letter-spacing",
  lineHeight: "line-height",
  textDecoration: "text-decoration",
  textShadow: "text-shadow",
  textTransform: "text-transform",
}
const PSEUDO = [
  ":hover",
  ":focus",
  "::placeholder",
  "::selection",
  ":-webkit-autofill",
  ":disabled",
] as const
const STATES = { base: "", complete: ".complete", empty: ".empty", invalid: ".invalid" } as const

/** One line where there is room, the number on a line of its own in narrow dialogs. */
const LAYOUT = `
body { margin: 0 }
form { display: flex; align-items: flex-start; gap: 0.6em; margin: 0 }
.fields { display: flex; flex-wrap: wrap; gap: 0.35em 0.75em; flex: 1; min-width: 0 }
.line { display: flex; gap: 0.75em; min-width: 0 }
.line:first-child { flex: 1 1 11.25em }
svg { flex: none; width: 2em; height: 1.5em }
input { box-sizing: border-box; width: 100%; min-width: 0; margin: 0; padding: 0; border: 0;
  outline: 0; background: transparent; color: inherit; font: inherit; line-height: 1.5;
  text-overflow: ellipsis; appearance: none }
input::placeholder { color: #757680; opacity: 1 }
.exp { width: 4.7em } .cvc { width: 3em } .postal { width: 5em }
`

/** The stylesheet of the card field's frame; what CardElement's `style` leaves open is inherited. */
export function cardStylesheet(style: StripeElementStyle, inherited: Inherited): string {
  const text = rule("form", inherited)
  const invalid = rule("input.invalid", { color: "#eb1c26" })
  const chosen = (["base", "complete", "empty", "invalid"] as const).flatMap((state) =>
    variantRules(STATES[state], style[state] ?? {}),
  )
  // The form takes the base too: widths are in its em.
  const base = rule("form", style.base ?? {})
  return [LAYOUT, text, base, invalid, ...chosen].join("\n")
}

function variantRules(state: string, variant: Variant): string[] {
  const icon = state === "" ? "svg" : `form${state} svg`
  return [
    rule(`input${state}`, variant),
    ...PSEUDO.map((pseudo) => rule(`input${state}${pseudo}`, variant[pseudo] ?? {})),
    variant.iconColor ? `${icon} { color: ${safe(variant.iconColor)} }` : "",
  ]
}

function rule(selector: string, properties: object): string {
  const declarations = Object.entries(properties).flatMap(([name, value]) => {
    const property = PROPERTIES[name]
    return property && value !== undefined ? `${property}: ${safe(String(value))}` : []
  })
  return declarations.length > 0 ? `${selector} { ${declarations.join("; ")} }` : ""
}

/** A value cannot end its declaration and begin another. */
function safe(value: string): string {
  return value.replace(/[;{}<>]/g, "")
}
