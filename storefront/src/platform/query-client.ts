import { QueryClient } from "@tanstack/react-query"
import { ApiError } from "./api/api-error"

const FRESH_FOR_MS = 30_000
const ATTEMPTS = 3

/** Only a failure that may pass by itself is tried again. */
function mayPass(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_FOR_MS,
      // Nobody knows what changed while there was no connection.
      refetchOnReconnect: "always",
      retry: (failures, error) => failures + 1 < ATTEMPTS && mayPass(error),
    },
    // Offline they fail at once, visibly: nothing is ordered later, behind the reader's back.
    mutations: { retry: false, networkMode: "always" },
  },
})
