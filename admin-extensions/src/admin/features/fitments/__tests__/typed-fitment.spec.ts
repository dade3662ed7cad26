import { describe, expect, it } from "vitest"
import { fitmentBody, typedFitment } from "../typed-fitment"

describe("a fitment's form", () => {
  it("sends nothing while no vehicle is chosen", () => {
    expect(fitmentBody(typedFitment(null))).toBeUndefined()
  })

  it("sends empty months as none, and one of it where nothing is typed", () => {
    const typed = { ...typedFitment(null), vehicle: 7, quantity: " ", note: " sports chassis " }
    expect(fitmentBody(typed)).toEqual({
      vehicle_id: 7,
      position: "",
      quantity: 1,
      built_from: null,
      built_to: null,
      note: "sports chassis",
    })
  })

  it("sends what is no number as none, which the server refuses", () => {
    expect(fitmentBody({ ...typedFitment(null), vehicle: 7, quantity: "two" })?.quantity).toBeNaN()
  })
})
