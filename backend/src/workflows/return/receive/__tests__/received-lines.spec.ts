import { receivedLines } from "../received-lines"

const LINE = { line_item_id: "ordli_1", title: "Disc", quantity: 4, good: null, damaged: null }
const HELD = { lines: [{ ...LINE, id: "rline_1" }] }

describe("what came of a return", () => {
  it("is said of each line, and may be less than was asked back", () => {
    expect(receivedLines(HELD, [{ id: "rline_1", good: 2, damaged: 1 }])).toMatchObject([
      { id: "rline_1", good: 2, damaged: 1, quantity: 4 },
    ])
  })

  it.each([
    ["is more than was asked back", [{ id: "rline_1", good: 4, damaged: 1 }], "only 4 pieces"],
    ["is of another return", [{ id: "rline_2", good: 1, damaged: 0 }], "no such line"],
    ["is not said of a line", [], "how many came back"],
  ])("is refused where it %s", (_, counted, message) => {
    expect(() => receivedLines(HELD, counted)).toThrow(message)
  })
})
