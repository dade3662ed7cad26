import { useEffect, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { toast } from "@/components/ui/feedback/toast"
import { frameText } from "../texts"

export function LogoutButton() {
  const navigate = useNavigate()
  const { key } = useLocation()
  const onAway = useRef<() => void>(undefined)
  useEffect(() => onAway.current?.(), [key])
  const [busy, setBusy] = useState(false)

  async function logOut() {
    setBusy(true)
    try {
      const { signOut } = await import("@/features/account/sign-in/sign-out")
      // First away from a guarded page, which would send a signed-out reader to the login page: it
      // stays until the home page's code is there.
      const away = new Promise<void>((resolve) => (onAway.current = resolve))
      navigate("/")
      await away
      await signOut()
      toast.success(frameText("loggedOut"))
    } catch {
      toast.error(frameText("notLoggedOut"))
    } finally {
      setBusy(false)
    }
  }

  return (
    <button type="button" className="btn btn-sm" disabled={busy} onClick={() => void logOut()}>
      {frameText("logout")}
    </button>
  )
}
