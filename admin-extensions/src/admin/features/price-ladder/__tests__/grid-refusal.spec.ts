import { describe, expect, it } from "vitest"
import { REFUSALS } from "../../../../../../backend/src/contract/refusals"
import { gridRefusal } from "../grid-refusal"

const SENTENCE = REFUSALS.prices_by_quantity.sentence.replace("{part}", "BD-2803")

describe("what is told of a refused price grid", () => {
  it("is the shop's sentence", () => {
    expect(gridRefusal(new Error(SENTENCE))).toBe(SENTENCE)
  })

  it.each([[new Error("Failed to fetch")], [null], [SENTENCE]])("is nothing of %s", (error) => {
    expect(gridRefusal(error)).toBeUndefined()
  })
})
