import { describe, expect, it } from "vitest"
import { caretAfter, readField, showField } from "../card-format"

describe("readField", () => {
  it.each([
    ["number", "4242 4242-4242 4242 99", "4242424242424242"],
    ["number", "3782 822463 10005 9", "378282246310005"],
    ["exp", "12 / 34", "1234"],
    ["exp", "5", "05"],
    ["exp", "1", "1"],
    ["exp", "12/2034", "1234"],
    ["exp", "12345", "1234"],
    ["cvc", "12a34", "123"],
    ["postal", "sw1a 1aa!", "SW1A 1AA"],
  ] as const)("reads %s from '%s' as '%s'", (field, text, value) => {
    expect(readField(field, text, "4242424242424242")).toBe(value)
  })

  it("takes four digits of an American Express card's code", () => {
    expect(readField("cvc", "12345", "378282246310005")).toBe("1234")
  })
})

describe("showField", () => {
  it.each([
    ["number", "4242424242424242", "4242 4242 4242 4242"],
    ["number", "42424", "4242 4"],
    ["number", "378282246310005", "3782 822463 10005"],
    ["exp", "12", "12"],
    ["exp", "123", "12 / 3"],
    ["exp", "1234", "12 / 34"],
    ["cvc", "123", "123"],
  ] as const)("shows %s %s as '%s'", (field, value, shown) => {
    expect(showField(field, value)).toBe(shown)
  })
})

describe("caretAfter", () => {
  it.each([
    ["4242 4242", 0, 0],
    ["4242 4242", 4, 4],
    ["4242 4242", 5, 6],
    ["12 / 34", 3, 6],
    ["12 / 34", 9, 7],
  ])("in '%s' puts %i characters left of position %i", (shown, characters, position) => {
    expect(caretAfter(shown, characters)).toBe(position)
  })
})
