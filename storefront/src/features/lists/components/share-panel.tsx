import { Link2 } from "lucide-react"
import { useId } from "react"
import { toast } from "@/components/ui/feedback/toast"
import { messageOf } from "@/platform/api/api-error"
import { endSharing } from "../api"
import { changeSharing } from "../change/change-list"
import { listText } from "../texts"

type SharePanelProps = { id: string; token: string }

/** A shared list's link, who can open it, and the end of it. */
export function SharePanel({ id, token }: SharePanelProps) {
  const field = useId()
  const address = `${location.origin}/list/${token}`

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      toast.success(listText("linkCopied"))
    } catch {
      // Only a secure page may write there, and only who allows it.
      document.querySelector<HTMLInputElement>(`[id="${field}"]`)?.select()
      toast(listText("linkNotCopied"))
    }
  }

  async function end() {
    try {
      await changeSharing(id, async () => {
        await endSharing(id)
        return null
      })
      toast.success(listText("sharingEnded"))
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  return (
    <section aria-label={listText("sharing")} className="space-y-3 border border-line p-4">
      <label htmlFor={field} className="block text-sm font-medium">
        {listText("link")}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id={field}
          type="text"
          readOnly
          value={address}
          aria-describedby={`${field}-who`}
          className="input min-w-0 grow basis-64"
          onFocus={({ target }) => target.select()}
        />
        <button type="button" className="btn" onClick={() => void copy()}>
          <Link2 aria-hidden="true" className="size-4" />
          {listText("copyLink")}
        </button>
        <button type="button" className="btn" onClick={() => void end()}>
          {listText("endSharing")}
        </button>
      </div>
      <p id={`${field}-who`} className="text-sm text-muted">
        {listText("whoOpens")}
      </p>
    </section>
  )
}
