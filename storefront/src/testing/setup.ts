import "@testing-library/jest-dom/vitest"
import { cleanup, configure } from "@testing-library/react"
import { toast } from "@/components/ui/feedback/toast"
import { writeGuestBasket } from "@/features/basket/guest/guest-basket"
import { writeDraft } from "@/features/quick-order/draft/draft"
import { loadFinder } from "@/features/products/search/box/early-finder"
import { forgetVehicle } from "@/features/vehicles/chosen-vehicle"
import { clearSession } from "@/platform/identity/session-store"
import { queryClient } from "@/platform/query-client"
import { installBrowserParts } from "./browser-parts"
import { forgetProvider } from "./fake-provider"
import { emptyShop } from "./fake-shop"
import { server } from "./server"

const TIMEOUT_MS = 10_000

// What speaks to the provider itself is tested in the browser, against the embedded service.
vi.mock("@/platform/identity/auth-provider", () => import("./fake-provider"))

installBrowserParts()
// A page's code is compiled when it is first asked for.
configure({ asyncUtilTimeout: TIMEOUT_MS })

const complaints = vi.spyOn(console, "error")

// The header's search is there at once, not a moment after the page.
beforeAll(loadFinder)
beforeAll(() => server.listen({ onUnhandledRequest: "error" }))

afterEach(() => {
  cleanup()
  toast.remove()
  clearSession()
  writeGuestBasket({ id: "", lines: [] })
  writeDraft("")
  forgetVehicle()
  queryClient.clear()
  server.resetHandlers()
  emptyShop()
  forgetProvider()
  const messages = complaints.mock.calls.map(([message]) => String(message))
  complaints.mockClear()
  expect(messages).toEqual([])
})

afterAll(() => server.close())
