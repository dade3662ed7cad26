import { QueryClientProvider } from "@tanstack/react-query"
import { BrowserRouter } from "react-router-dom"
import { Toasts } from "@/components/ui/feedback/toasts"
import "@/platform/intercept-back"
import { renewWith } from "@/platform/api/renewal"
import { SessionProvider } from "@/platform/identity/session-provider"
import { queryClient } from "@/platform/query-client"
import { OfflineNotice } from "./layout/offline-notice"
import { Router } from "./routing/router"

// Most visitors never need the identity provider: it loads with the first token that ran out.
renewWith(async (expired) => {
  const { renewAccess } = await import("@/platform/identity/renew-access")
  return renewAccess(expired)
})

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <BrowserRouter>
          <Router />
        </BrowserRouter>
        <Toasts />
        <OfflineNotice />
      </SessionProvider>
    </QueryClientProvider>
  )
}
