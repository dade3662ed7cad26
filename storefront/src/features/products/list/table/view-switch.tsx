import { LayoutGrid, Rows3 } from "lucide-react"
import { useId } from "react"
import { quietly } from "@/platform/stale-release"
import { listText } from "../texts"
import { loadTable } from "./late-table"
import { chooseListView, useListView } from "./list-view"

const VIEWS = [
  { view: "cards", Icon: LayoutGrid, text: listText("cards") },
  { view: "table", Icon: Rows3, text: listText("table") },
] as const

const preload = () => void quietly(loadTable)

/** The list as cards or as a table; one stop for the keyboard, arrows choose. */
export function ViewSwitch() {
  const name = useId()
  const chosen = useListView()
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium max-sm:sr-only">{listText("view")}</legend>
      <div className="join flex">
        {VIEWS.map(({ view, Icon, text }) => (
          <label
            key={view}
            onPointerEnter={preload}
            onFocus={preload}
            className="btn join-item has-checked:bg-base-300 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-secondary"
          >
            <input
              type="radio"
              name={name}
              value={view}
              checked={chosen === view}
              onChange={() => chooseListView(view)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
