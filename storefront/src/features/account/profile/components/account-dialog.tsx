import type { ReactNode } from "react"
import { SoftDialog } from "@/components/ui/dialog/soft-dialog"
import { useLeaving } from "@/components/ui/dialog/use-leaving"

type AccountDialogProps = {
  title: string
  onClosed: () => void
  children: (close: () => void) => ReactNode
}

/**
 * A dialog over the profile that fades out by itself. It traps no focus: the provider's check
 * against robots hangs a puzzle of its own on the body.
 */
export function AccountDialog({ title, onClosed, children }: AccountDialogProps) {
  const { open, leave } = useLeaving()
  const close = () => leave(onClosed)
  return (
    <SoftDialog open={open} title={title} onClose={close}>
      {children(close)}
    </SoftDialog>
  )
}
