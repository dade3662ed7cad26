import { render, screen } from "@testing-library/react"
import { textsOf as textsOfKit } from "@halden/storefront/kit/texts"
import { piecesOf } from "../text"
import { replaceTexts, textsOf } from "../texts-of"

const words = {
  title: "Claims",
  place: "{place} of {count}",
  claims: { one: "One claim", other: "{count} claims" },
  signedIn: "Signed in as {name}.",
} as const

describe("texts by keys", () => {
  it("say what stands under a key, with values in the place of their names", () => {
    const text = textsOf("one", words)
    expect(text("title")).toBe("Claims")
    expect(text("place", { place: "Second", count: 4 })).toBe("Second of 4")
  })

  it("write large numbers with separators, and leave text that looks like one alone", () => {
    const text = textsOf("one", words)
    expect(text("claims", { count: 1664 })).toBe("1,664 claims")
    expect(text("place", { place: "1664", count: 1234.5 })).toBe("1664 of 1,234.5")
    expect(text.nodes("place", { place: 1664, count: 0.125 })).toMatchObject({
      props: { children: ["", "1,664", " of ", "0.125", ""] },
    })
  })

  it("choose the form that a number asks for, by the rules of the language", () => {
    const text = textsOf("one", words)
    expect([0, 1, 2].map((count) => text("claims", { count }))).toEqual([
      "0 claims",
      "One claim",
      "2 claims",
    ])
    const forms = { one: "{count} díl", few: "{count} díly", other: "{count} dílů" }
    const inCzech = (count: number) => piecesOf(forms, { locale: "cs", values: { count } }).join("")
    expect([1, 3, 5].map(inCzech)).toEqual(["1 díl", "3 díly", "5 dílů"])
  })

  it("take elements as values", () => {
    const text = textsOf("one", words)
    render(<p>{text.nodes("signedIn", { name: <strong>Mara</strong> })}</p>)
    expect(screen.getByText("Mara").parentElement).toHaveTextContent(/^Signed in as Mara\.$/)
  })

  it("show a value as it is, whatever signs it has", () => {
    expect(textsOf("one", words).nodes("signedIn", { name: "{name} $& <b>" })).toMatchObject({
      props: { children: ["Signed in as ", "{name} $& <b>", "."] },
    })
  })

  it("are the shop's and plugins' where these replaced some before", () => {
    replaceTexts("two", { title: "Complaints", claims: "{count} of them" })
    replaceTexts("two", { title: "Grievances" })
    const text = textsOfKit("two", words)
    expect([
      text("title"),
      text("claims", { count: 1 }),
      text("place", { place: 1, count: 2 }),
    ]).toEqual(["Grievances", "1 of them", "1 of 2"])
    expect(text.base).toBe(words)
  })

  it("are checked by their types, keys and values alike", () => {
    const text = textsOf("one", words)
    // @ts-expect-error: there is no such key
    expect(text("titel")).toBe("titel")
    // @ts-expect-error: a value is missing
    expect(text("place", { place: 1 })).toBe("1 of {count}")
    // @ts-expect-error: forms are chosen by a number
    expect(text("claims", { count: "1" })).toBe("One claim")
  })
})
