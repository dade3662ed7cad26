import { act, renderHook } from "@testing-library/react"
import { ApiError } from "@/platform/api/api-error"
import { useOrderExtras } from "../order-input"

describe("what blocks add to an order", () => {
  it("goes along once there is any, of all blocks together, and leaves the body alone without", () => {
    const { result } = renderHook(useOrderExtras)
    const { setAdditionalData } = result.current.input
    expect(result.current.body).toEqual({})
    act(() => setAdditionalData({ po_number: "PO-7" }))
    act(() => setAdditionalData({ gift: true }))
    expect(result.current.body).toEqual({ additional_data: { po_number: "PO-7", gift: true } })
    act(() => setAdditionalData({ po_number: undefined, gift: undefined }))
    expect(result.current.body).toEqual({})
  })

  it("is set by one function, which an effect of a block may name", () => {
    const { result } = renderHook(useOrderExtras)
    const before = result.current.input.setAdditionalData
    act(() => before({ po_number: "PO-7" }))
    expect(result.current.input.setAdditionalData).toBe(before)
  })

  it("hears the complaints that name it alone, until the next try", () => {
    const { result } = renderHook(useOrderExtras)
    const own = { field: "additional_data.po_number", message: "at most 35 signs" }
    const errors = [
      own,
      { field: "additional_datum", message: "x" },
      { field: "qty", message: "x" },
    ]
    const refusal = new ApiError({ status: 400, code: "x", message: "x", errors })
    act(() => result.current.complain(refusal))
    expect(result.current.input.errors).toEqual([own])
    act(() => result.current.complain())
    expect(result.current.input.errors).toEqual([])
  })
})
