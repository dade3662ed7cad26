import { QueryClientProvider } from "@tanstack/react-query"
import { render } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import type { ReactNode } from "react"
import { MemoryRouter } from "react-router-dom"
import { Toasts } from "@/components/ui/feedback/toasts"
import { SessionProvider } from "@/platform/identity/session-provider"
import { queryClient } from "@/platform/query-client"

/** Shows a component as the shop's pages do, without the routes; answers its element and hands for it. */
export function showInShop(page: ReactNode) {
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <SessionProvider>{page}</SessionProvider>
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  )
  return { container, hands: userEvent.setup() }
}
