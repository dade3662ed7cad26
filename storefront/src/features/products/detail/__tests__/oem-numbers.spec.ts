import { readOemNumber } from "../components/oem-numbers"

describe("readOemNumber", () => {
  it("parts the maker from the number", () => {
    expect(readOemNumber("Velmont 7B3 201 114 A")).toEqual({
      maker: "Velmont",
      number: "7B3 201 114 A",
    })
  })

  it("takes all of it for the number where no maker is named", () => {
    expect(readOemNumber("7B3 201 114 A")).toEqual({ maker: "", number: "7B3 201 114 A" })
    expect(readOemNumber("AB12 33-4")).toEqual({ maker: "", number: "AB12 33-4" })
    expect(readOemNumber("31445566")).toEqual({ maker: "", number: "31445566" })
  })
})
