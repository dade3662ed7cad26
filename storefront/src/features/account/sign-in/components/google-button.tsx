import { useState } from "react"
import { toast } from "@/components/ui/feedback/toast"
import { authCode, failureMessage } from "../../auth-failure"
import type { PassSecondFactor } from "../../second-factor/use-second-factor"
import { signInText } from "../texts"

type GoogleButtonProps = { pass: PassSecondFactor; onDone: () => void }

/**
 * The other way in, below a form: by Google. Off while its window is open, for a second one would cancel the first. The
 * provider reports a closed window ten seconds after it was closed.
 */
export function GoogleButton({ pass, onDone }: GoogleButtonProps) {
  const [open, setOpen] = useState(false)

  async function signIn() {
    setOpen(true)
    try {
      const { enterFromGoogle, openGoogle } = await import("../provider")
      const credential = await pass(openGoogle)
      if (credential && (await enterFromGoogle(credential))) onDone()
    } catch (error) {
      // Only a newer window of this page cancels one, and that one shows its own result.
      if (authCode(error) !== "cancelled-popup-request") toast.error(failureMessage(error))
    } finally {
      setOpen(false)
    }
  }

  return (
    <>
      <div aria-hidden="true" className="lettering my-5 flex items-center gap-3 text-muted">
        <span className="h-px grow bg-line" />
        {signInText("or")}
        <span className="h-px grow bg-line" />
      </div>
      <button type="button" className="btn w-full" disabled={open} onClick={() => void signIn()}>
        <GoogleMark />
        {signInText("continueWithGoogle")}
      </button>
    </>
  )
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-5">
      <path
        fill="#4285f4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10 10 0 0 1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1z"
      />
      <path
        fill="#34a853"
        d="M24 46c6 0 11-2 14.500-5.400l-7.100-5.500a13 13 0 0 1-19.500-6.900H4.600v5.700A22 22 0 0 0 24 46z"
      />
      <path
        fill="#fbbc05"
        d="M11.900 28.200a13 13 0 0 1 0-8.400v-5.700H4.600a22 22 0 0 0 0 19.800z"
      />
      <path
        fill="#ea4335"
        d="M24 10.800c3.200 0 6.100 1.100 8.400 3.300l6.300-6.300A22 22 0 0 0 4.600 14.100l7.300 5.700A13 13 0 0 1 24 10.800z"
      />
    </svg>
  )
}
