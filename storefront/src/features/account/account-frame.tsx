import { useEffect, type ReactNode } from "react"
import { PageHeading } from "@/components/ui/page/page-heading"

type AccountFrameProps = { title: string; lead: string; children: ReactNode }

/** The narrow column that login, registration and reset are in. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  useEffect(() => void preloadProvider(), [])
  return (
    <div className="squared">
      <div className="page grid min-h-[70dvh] place-items-center py-10">
        <div className="w-full max-w-md border border-line bg-base-100 p-6 sm:p-8">
          <PageHeading title={title}>{title}</PageHeading>
          <p className="mt-2 mb-6 text-muted">{lead}</p>
          {children}
        </div>
      </div>
    </div>
  )
}

/**
 * Loads the identity provider while the form is filled in. Google's window must open within
 * moments of the click, or the browser blocks it. A failure shows when the form is sent.
 */
async function preloadProvider(): Promise<void> {
  try {
    const [{ authProvider }] = await Promise.all([
      import("@/platform/identity/auth-provider"),
      import("./sign-in/provider"),
    ])
    await authProvider()
  } catch {
    // Shown on submit.
  }
}
