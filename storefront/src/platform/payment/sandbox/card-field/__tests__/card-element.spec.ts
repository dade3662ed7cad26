import type { StripeCardElementChangeEvent } from "@stripe/stripe-js"
import { describe, expect, it, vi } from "vitest"
import { SandboxCardElement } from "../card-element"
import { flat } from "../../card-fields"

describe("the card element before it is mounted", () => {
  it("tells of what is missing when it is taken", () => {
    const card = new SandboxCardElement({}, vi.fn())
    const changes: StripeCardElementChangeEvent[] = []
    card.on("change", (event) => changes.push(event))

    const taken = card.take()

    expect(taken).toMatchObject({ error: { code: "incomplete_number" } })
    expect(changes).toMatchObject([
      { elementType: "card", empty: true, complete: false, brand: "unknown" },
    ])
  })

  it("stops telling who does not listen any more", () => {
    const card = new SandboxCardElement({ value: { postalCode: "12345" } }, vi.fn())
    const [always, once, never] = [vi.fn(), vi.fn(), vi.fn()]
    card.on("change", always).once("change", once).on("change", never).off("change", never)

    card.take()
    card.clear()

    expect(always).toHaveBeenCalledTimes(2)
    expect(once).toHaveBeenCalledTimes(1)
    expect(never).not.toHaveBeenCalled()
  })

  it("says when it is destroyed", () => {
    const destroyed = vi.fn()

    new SandboxCardElement({}, destroyed).destroy()

    expect(destroyed).toHaveBeenCalledTimes(1)
  })
})

describe("flat", () => {
  it("writes nested values as form fields", () => {
    expect(flat("billing_details", { name: "A", address: { city: "B", line2: null } })).toEqual({
      "billing_details[name]": "A",
      "billing_details[address][city]": "B",
    })
    expect(flat("billing_details", undefined)).toEqual({})
  })
})
