import { useSearchParams } from "react-router-dom"
import { ordersText } from "./texts"

const NAME = "cancelled"

/** Whether the list of the address has cancelled orders, too, and what asks for them. */
export function useShowCancelled(): readonly [boolean, (shown: boolean) => void] {
  const [search, setSearch] = useSearchParams()
  const change = (shown: boolean) => setSearch(shown ? { [NAME]: "true" } : {}, { replace: true })
  return [search.get(NAME) === "true", change]
}

type ShowCancelledProps = { shown: boolean; onChange: (shown: boolean) => void }

/** Cancelled orders leave the list; here they are found again. */
export function ShowCancelled({ shown, onChange }: ShowCancelledProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm print:hidden">
      <input
        type="checkbox"
        className="checkbox checkbox-sm"
        checked={shown}
        onChange={({ target }) => onChange(target.checked)}
      />
      {ordersText("showCancelled")}
    </label>
  )
}
