import { brandAndNumber } from "../brand-and-number"

describe("a number with its maker's name", () => {
  it.each([
    ["Velmont 3Y2 110 049 Z", "Velmont", "3Y2 110 049 Z"],
    ["Trevano TVX 1234", "Trevano", "TVX 1234"],
    ["Halden Motor Works HX 12/A", "Halden Motor Works", "HX 12/A"],
    ["VM 34 11-6", "VM", "34 11-6"],
    ["34 11-6", "", "34 11-6"],
    ["HX12345/A", "", "HX12345/A"],
    [" Bergau  78 ", "Bergau", "78"],
    ["Bergau spare part", "Bergau", "spare part"],
  ])("%s is of %s and %s", (shown, brand, number) => {
    expect(brandAndNumber(shown)).toEqual({ brand, number })
  })
})
