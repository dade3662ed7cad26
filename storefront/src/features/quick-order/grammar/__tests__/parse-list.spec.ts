import { changeList, lineOf, withRow } from "../change-list"
import { parseList } from "../parse-list"

/** What each row means first, as `number|quantity`. */
function read(list: string): string[] {
  return parseList(list).map(({ readings: [{ number, qty }] }) => `${number}|${qty ?? ""}`)
}

describe("a buyer's list", () => {
  it.each([
    ["tabs, as of a spreadsheet", "BD-2803-V\t60\nBP-1100\t48"],
    ["semicolons", "BD-2803-V;60\nBP-1100;48"],
    ["commas", "BD-2803-V,60\nBP-1100, 48"],
    ["spaces", "BD-2803-V 60\n  BP-1100   48"],
    ["a line each its own", "BD-2803-V;60\nBP-1100\t48"],
    ["times before", "60 x BD-2803-V\n48× BP-1100"],
    ["times behind", "BD-2803-V x 60\nBP-1100 ×48"],
    ["the quantity first", "60 BD-2803-V\n48;BP-1100"],
    ["words for pieces", "BD-2803-V 60 pcs\n48 Stück BP-1100"],
    ["quotes", '"BD-2803-V","60"\n"BP-1100";"48"'],
    ["lines of Windows and of old Macs", "BD-2803-V 60\r\nBP-1100 48\r"],
    ["a mark of its bytes' order", "\uFEFFBD-2803-V 60\nBP-1100 48"],
    ["a head", "SKU;Quantity\nBD-2803-V;60\nBP-1100;48"],
    ["a head the other way round", "Qty\tPart no.\n60\tBD-2803-V\n48\tBP-1100"],
    ["a head of an unknown word", "Bestellnr.;Menge\nBD-2803-V;60\nBP-1100;48"],
    ["names and prices beside", "BD-2803-V;Brake disc;60;12.40\nBP-1100;Pads;48;3,05"],
    ["empty lines", "\n\nBD-2803-V 60\n \nBP-1100 48\n"],
  ])("is read with %s", (_, list) => {
    expect(read(list)).toEqual(["BD-2803-V|60", "BP-1100|48"])
  })

  it("counts its lines as they stand, head and empty ones too", () => {
    expect(parseList("SKU,Qty\n\nA-1,5").map(({ line }) => line)).toEqual([3])
  })

  it.each([
    ["BD-2803-V", "BD-2803-V|"],
    ["BD-2803-V;", "BD-2803-V|"],
    ["BD-2803-V;Brake disc", "BD-2803-V|"],
    ["4012345678901", "4012345678901|"],
  ])("has %j without a quantity", (line, meant) => {
    expect(read(line)).toEqual([meant])
  })

  it.each(["1.000", "5E+3", "-5", "2,5", "1'000"])("hands %s on as it is typed", (qty) => {
    expect(read(`A-1;${qty}`)).toEqual([`A-1|${qty}`])
    expect(read(`A-1\t${qty}`)).toEqual([`A-1|${qty}`])
    const meanings = parseList(`A-1 ${qty}`)[0]?.readings
    expect(meanings).toContainEqual({ number: "A-1", qty })
    expect(read(`${qty} x A-1`)).toEqual([`A-1|${qty}`])
  })

  it("reads no quantity of 1 or of 0 out of 1,000 between commas", () => {
    expect(read("A-1,1,000")).toEqual(["A-1|1,000"])
    expect(read('A-1,"1,000"')).toEqual(["A-1|1,000"])
  })

  it("takes an EAN for a number, on either side of its quantity", () => {
    expect(read("4012345678901;50\n50;4012345678901")).toEqual([
      "4012345678901|50",
      "4012345678901|50",
    ])
  })

  it("has two meanings for a number whose end may be a quantity", () => {
    expect(parseList("34 11 6 792 219")[0]?.readings).toEqual([
      { number: "34 11 6 792", qty: "219" },
      { number: "34 11 6 792 219", qty: null },
    ])
  })

  it("takes a comma for the cells' before it takes it for the quantity's", () => {
    expect(parseList("34 11 6 792,50")[0]?.readings).toEqual([
      { number: "34 11 6 792", qty: "50" },
      { number: "34 11 6", qty: "792,50" },
      { number: "34 11 6 792,50", qty: null },
    ])
  })

  it("takes 5x112 for no five pieces of 112", () => {
    expect(read("5x112")).toEqual(["5x112|"])
  })

  it("keeps a stray quote to its own line", () => {
    expect(read('"A-1;5\nB-2;6')).toEqual(['"A-1|5', "B-2|6"])
  })
})

describe("a change of a list", () => {
  const list = "Menge;Teilenummer\n60;BD-2803-V\n20;BP-1100"

  it("writes a line that is read as meant, whatever its head says", () => {
    const to = { number: "BP-1100", qty: "50" }
    const changed = changeList(list, [{ line: 3, text: "20;BP-1100", to }])
    expect(changed).toBe("Menge;Teilenummer\n60;BD-2803-V\n50 x BP-1100")
    expect(read(changed)).toEqual(["BD-2803-V|60", "BP-1100|50"])
  })

  it("takes a line away, and none that was typed over since", () => {
    expect(changeList(list, [{ line: 3, text: "20;BP-1100", to: null }])).toBe(
      "Menge;Teilenummer\n60;BD-2803-V",
    )
    expect(changeList(list, [{ line: 3, text: "2;BP-1100", to: null }])).toBe(list)
  })

  it("adds a row behind, without an empty line before it", () => {
    expect(withRow("A-1 5\n\n", { number: "B-2", qty: null })).toBe("A-1 5\nB-2\n")
    expect(withRow("", { number: "B-2", qty: "6" })).toBe("6 x B-2\n")
  })

  it.each(["1.000", "5E+3", "7"])("writes %s so that it is read again", (qty) => {
    const [row] = parseList(lineOf({ number: "34 11 6, 792", qty }))
    expect(row?.readings[0]).toEqual({ number: "34 11 6, 792", qty })
  })
})
