import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { startTransition, use, useState, type SubmitEvent } from "react"
import { useSearchDraft } from "../use-search-draft"

const never = new Promise<void>(() => {})

/** A page whose rows for "vented" do not come: it is drawn for that search and thrown away. */
function Page() {
  const [q, setQ] = useState("")
  const goTo = (next: string) => startTransition(() => setQ(next))
  const goBack = () => {
    window.dispatchEvent(new PopStateEvent("popstate"))
    goTo("")
  }
  return (
    <>
      <Finder q={q} onSearch={goTo} />
      <button onClick={goBack}>Back</button>
      <Rows q={q} />
    </>
  )
}

function Finder({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const draft = useSearchDraft(q, onSearch)
  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    draft.submit()
  }
  return (
    <form aria-label="Search" onSubmit={onSubmit}>
      <input aria-label="Find" value={draft.text} onChange={(e) => draft.type(e.target.value)} />
    </form>
  )
}

function Rows({ q }: { q: string }) {
  if (q === "vented") use(never)
  return null
}

describe("a search that Back overtakes", () => {
  it("leaves no letters in the box", async () => {
    render(<Page />)
    const find = screen.getByLabelText("Find")
    await userEvent.type(find, "vented")
    await act(async () => fireEvent.submit(screen.getByRole("form")))
    expect(find).toHaveProperty("value", "vented")

    await userEvent.click(screen.getByRole("button", { name: "Back" }))
    expect(find).toHaveProperty("value", "")
  })
})
