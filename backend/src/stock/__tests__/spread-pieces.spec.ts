import { spreadPieces } from "../spread-pieces"

describe("spreadPieces", () => {
  it("is the number at one location", () => {
    expect([spreadPieces(70, [500]), spreadPieces(0, [500]), spreadPieces(5, [])]).toEqual([
      [70],
      [0],
      [],
    ])
  })

  it("adds to the first by rank, and takes from it first", () => {
    expect(spreadPieces(200, [10, 30, 20])).toEqual([150, 30, 20])
    expect(spreadPieces(55, [10, 30, 20])).toEqual([5, 30, 20])
  })

  it("takes the rest from the last", () => {
    expect(spreadPieces(45, [10, 30, 20])).toEqual([0, 30, 15])
    expect(spreadPieces(12, [10, 30, 20])).toEqual([0, 12, 0])
    expect(spreadPieces(0, [10, 30, 20])).toEqual([0, 0, 0])
  })
})
