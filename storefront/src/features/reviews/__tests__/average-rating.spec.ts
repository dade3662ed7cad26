import { averageRating, valueOf } from "../average-rating"

describe("averageRating", () => {
  it("counts only what reads as a number from 1 to 5", () => {
    const ratings = ["5", " 4 ", "great", "", "11", "0"].map((rating) => ({ rating }))
    expect(averageRating(ratings)).toEqual({ average: 4.5, count: 2 })
  })

  it("is nothing without such a rating", () => {
    expect(averageRating([])).toBeNull()
    expect(averageRating([{ rating: "good" }])).toBeNull()
  })
})

describe("valueOf", () => {
  it("keeps halves", () => {
    expect(valueOf("4.5")).toBe(4.5)
  })
})
