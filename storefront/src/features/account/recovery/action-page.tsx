import { useSearchParams } from "react-router-dom"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { Notice } from "@/components/ui/feedback/notice"
import { Spinner } from "@/components/ui/feedback/spinner"
import { AccountFrame } from "../account-frame"
import { ACTION_TEXTS, type ActionTexts } from "./action-words"
import { LinkDone } from "./components/link-done"
import { LinkFailure } from "./components/link-failure"
import { NewPasswordForm } from "./components/new-password-form"
import type { ActionLink, Followed } from "./provider"
import { recoveryText } from "./texts"

const UNKNOWN: ActionTexts = {
  title: recoveryText("badLink"),
  lead: recoveryText("badLinkLead"),
}

/** /account/action?mode=…&oobCode=…: what the links in the identity provider's mails open. */
export function ActionPage() {
  const [search] = useSearchParams()
  const link = { mode: search.get("mode") ?? "", code: search.get("oobCode") ?? "" }
  const { data, error, isFetching, refetch } = useQuery(actionLinkQuery(link))
  const { title, lead, done } = ACTION_TEXTS[link.mode] ?? UNKNOWN
  return (
    <AccountFrame title={title} lead={lead}>
      <div aria-live="polite">
        {!isWhole(link) ? (
          <Notice tone="warning" title={recoveryText("linkCut")}>
            {recoveryText("linkCutText")}
          </Notice>
        ) : isFetching ? (
          <Spinner label={recoveryText("checkingLink")} />
        ) : error ? (
          <LinkFailure mode={link.mode} error={error} onRetry={() => void refetch()} />
        ) : data && done ? (
          <LinkDone {...{ link, done, email: data.email }} next={search.get("continueUrl")} />
        ) : data ? (
          <NewPasswordForm code={link.code} email={data.email ?? ""} />
        ) : null}
      </div>
    </AccountFrame>
  )
}

/** Follows a mail's link, once: its code is good for one use, however often the page is drawn. */
function actionLinkQuery({ mode, code }: ActionLink) {
  return queryOptions({
    queryKey: ["action-link", mode, code],
    enabled: isWhole({ mode, code }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    // Without a network it shall fail, and say so, instead of waiting for one.
    networkMode: "always",
    queryFn: async (): Promise<Followed> => {
      const { followLink } = await import("./provider")
      return followLink({ mode, code })
    },
  })
}

/** Whether an address has all that a link needs; mail programs cut long ones. */
function isWhole({ mode, code }: ActionLink): boolean {
  return mode in ACTION_TEXTS && code !== ""
}
