import { describe, expect, it } from "vitest"
import { barOf, scaleOf } from "../chart-scale"

describe("scaleOf", () => {
  it.each([
    [[3, 7], { bottom: 0, top: 10 }],
    [[0, 1], { bottom: 0, top: 1 }],
    [[101], { bottom: 0, top: 200 }],
    [[2001, 12], { bottom: 0, top: 2500 }],
    [[1000], { bottom: 0, top: 1000 }],
    [[0.03], { bottom: 0, top: 0.05 }],
  ])("ends %j at a round number", (values, scale) => {
    expect(scaleOf(values)).toEqual(scale)
  })

  it("goes below 0 where more was given back than taken", () => {
    expect(scaleOf([475, -30])).toEqual({ bottom: -50, top: 500 })
    expect(scaleOf([-3])).toEqual({ bottom: -5, top: 0 })
  })

  it("has a height without any value", () => {
    expect(scaleOf([])).toEqual({ bottom: 0, top: 1 })
    expect(scaleOf([0, 0])).toEqual({ bottom: 0, top: 1 })
  })
})

describe("barOf", () => {
  it("stands on 0, and hangs from it below", () => {
    const scale = { bottom: -50, top: 50 }
    expect(barOf(50, scale)).toEqual({ y: 0, height: 0.5 })
    expect(barOf(25, scale)).toEqual({ y: 0.25, height: 0.25 })
    expect(barOf(-50, scale)).toEqual({ y: 0.5, height: 0.5 })
  })

  it("draws nothing for 0 and a little for next to nothing", () => {
    const scale = { bottom: 0, top: 10_000 }
    expect(barOf(0, scale).height).toBe(0)
    expect(barOf(1, scale)).toEqual({ y: 0.99, height: 0.01 })
  })
})
