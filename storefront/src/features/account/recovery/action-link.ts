import { queryOptions } from "@tanstack/react-query"
import { ACTION_WORDS } from "./action-words"
import type { ActionLink, Followed } from "./follow-link"

/** Follows a mail's link, once: its code is good for one use, however often the page is drawn. */
export function actionLinkQuery({ mode, code }: ActionLink) {
  return queryOptions({
    queryKey: ["action-link", mode, code],
    enabled: isWhole({ mode, code }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    // Without a network it shall fail, and say so, instead of waiting for one.
    networkMode: "always",
    queryFn: async (): Promise<Followed> => {
      const { followLink } = await import("./follow-link")
      return followLink({ mode, code })
    },
  })
}

/** Whether an address has all that a link needs; mail programs cut long ones. */
export function isWhole({ mode, code }: ActionLink): boolean {
  return mode in ACTION_WORDS && code !== ""
}
