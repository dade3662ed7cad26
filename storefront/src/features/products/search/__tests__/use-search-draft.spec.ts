import {
  afterArrival,
  afterHistory,
  afterSending,
  draftOf,
  unsent,
  type SearchDraft,
} from "../use-search-draft"

const typed = (draft: SearchDraft, text: string): SearchDraft => ({ ...draft, text })

describe("a search draft", () => {
  it("has nothing to send until the words differ", () => {
    expect(unsent(draftOf("disc"))).toBeNull()
    expect(unsent(typed(draftOf("disc"), "disc "))).toBeNull()
    expect(unsent(typed(draftOf("disc"), "discs"))).toBe("discs")
    expect(unsent(typed(draftOf("disc"), ""))).toBe("")
  })

  it("keeps the letters that were typed while its own search was on the way", () => {
    const sent = afterSending(typed(draftOf(""), "bra"), "bra")
    const ahead = typed(sent, "brake")
    const arrived = afterArrival(ahead, "bra")
    expect(arrived.text).toBe("brake")
    expect(unsent(arrived)).toBe("brake")
  })

  it("keeps them also when a search overtakes the one before it", () => {
    const first = afterSending(typed(draftOf(""), "bra"), "bra")
    const second = afterSending(typed(first, "brake"), "brake")
    expect(afterArrival(typed(second, "brake d"), "brake")).toEqual({
      text: "brake d",
      seen: "brake",
      sent: [],
    })
  })

  it("gives way to a search from elsewhere", () => {
    const draft = typed(draftOf("disc"), "dis")
    expect(afterArrival(draft, "pump")).toEqual(draftOf("pump"))
    expect(afterArrival(afterArrival(afterSending(draftOf(""), "a"), "a"), "").text).toBe("")
  })

  it("forgets at a Back its own search that was still on the way", () => {
    const sent = afterSending(typed(draftOf("disc"), "disc brake"), "disc brake")
    expect(afterArrival(afterHistory(sent), "disc")).toEqual(draftOf("disc"))
    const arrived = afterArrival(afterSending(typed(draftOf(""), "bra"), "bra"), "bra")
    expect(afterArrival(afterHistory(typed(arrived, "brake")), "").text).toBe("")
  })

  it("stays as it is while the address does", () => {
    const draft = typed(draftOf("disc"), "dis")
    expect(afterArrival(draft, "disc")).toBe(draft)
  })
})
