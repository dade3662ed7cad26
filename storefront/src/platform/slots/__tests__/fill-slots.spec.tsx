import { render, screen } from "@testing-library/react"
import { definePlugin } from "../storefront-plugin"
import { fillSlots } from "../fill-slots"
import { Slot, SlotRoom } from "../slot"

const named = (name: string) => async () => () => <p>{name}</p>
const section = (name: string, order: number) => ({
  order,
  height: "2rem" as const,
  section: named(name),
})

function Broken(): never {
  throw new Error("a plugin's mistake")
}

/** React tells the console of what a boundary caught, and the tests take that for a complaint. */
const told = vi.spyOn(console, "error")
const expectComplaint = () => told.mockImplementation(() => undefined)

describe("the slots that plugins fill", () => {
  it("show their sections by order, and equal ones by the order of the plugins", async () => {
    const { homeSections } = fillSlots([
      { name: "one", homeSections: [section("late", 300), section("first of one", 150)] },
      { name: "two", homeSections: [section("first of two", 150), section("early", 50)] },
    ])
    render(
      <>
        {homeSections.map(({ key, Section }) => (
          <Section key={key} />
        ))}
      </>,
    )
    await screen.findByText("late")
    expect(screen.getAllByText(/./).map((element) => element.textContent)).toEqual([
      "early",
      "first of one",
      "first of two",
      "late",
    ])
    expect(new Set(homeSections.map(({ key }) => key)).size).toBe(4)
  })

  it("keep a component that throws to its own slot, and the slot's place", async () => {
    expectComplaint()
    const broken = { order: 1, height: "7rem" as const, section: async () => Broken }
    const { homeSections } = fillSlots([
      { name: "broken", homeSections: [broken] },
      { name: "whole", homeSections: [section("still here", 2)] },
    ])
    const { container } = render(
      <main>
        {homeSections.map(({ key, Section }) => (
          <Section key={key} />
        ))}
      </main>,
    )
    await expect.poll(() => told.mock.calls.length).toBeGreaterThan(0)
    expect(await screen.findByText("still here")).toBeVisible()
    expect(container.querySelector("main > div")).toHaveStyle({ minHeight: "7rem" })
    told.mockReset()
  })

  it("say of a page whose code cannot be loaded that it could not be shown", async () => {
    expectComplaint()
    const page = () => Promise.reject(new Error("no such file"))
    const { pages } = fillSlots([
      { name: "gone", pages: [{ path: "/gone", title: "Gone away", page }] },
    ])
    render(
      <>
        {pages.map(({ path, Page }) => (
          <Page key={path} />
        ))}
      </>,
    )
    expect(await screen.findByRole("alert")).toHaveTextContent("This page could not be shown")
    expect(screen.getByRole("heading", { name: "Gone away" })).toBeVisible()
    told.mockReset()
  })

  it("keep the room of a block, its width where it is told, and leave no trace without one", async () => {
    const block = { at: "header", order: 1, height: "2rem", width: "3rem" } as const
    const { blocks } = fillSlots([{ name: "one", blocks: [{ ...block, block: named("lists") }] }])
    expect(Object.keys(blocks)).toEqual(["header"])
    const { container } = render(
      <>
        {blocks.header?.map(({ key, Block }) => (
          <Block key={key} />
        ))}
        <Slot at="footer" with={{}} className="mt-4" />
        <SlotRoom at="footer" className="mt-4" />
      </>,
    )
    expect(container.childElementCount).toBe(1)
    expect(container.firstChild).toHaveStyle({ minHeight: "2rem", minWidth: "3rem" })
    expect(await screen.findByText("lists")).toBeVisible()
  })

  it("take what fits their types alone", () => {
    definePlugin({
      name: "wrong",
      // @ts-expect-error A path begins with a slash.
      pages: [{ path: "warranty", title: "Warranty", page: named("page") }],
      // @ts-expect-error The place of a block is kept: its height is told.
      productBlocks: [{ order: 1, block: named("block") }],
      // @ts-expect-error There is no such place.
      blocks: [{ at: "sidebar", order: 1, height: "1rem", block: named("block") }],
      // @ts-expect-error There is no such role.
      dashboardItems: [{ path: "x", label: "X", role: "visitor", page: named("item") }],
      // @ts-expect-error The shop has no such token.
      theme: { name: "odd", light: { "--colour-primary": "red" }, dark: {} },
    })
  })
})
