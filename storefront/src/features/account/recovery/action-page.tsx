import { useQuery } from "@tanstack/react-query"
import { useSearchParams } from "react-router-dom"
import { Notice } from "@/components/ui/feedback/notice"
import { Spinner } from "@/components/ui/feedback/spinner"
import { actionLinkQuery, isWhole } from "./action-link"
import { ACTION_WORDS, type ActionWords } from "./action-words"
import { AccountFrame } from "../account-frame"
import { LinkDone } from "./components/link-done"
import { LinkFailure } from "./components/link-failure"
import { NewPasswordForm } from "./components/new-password-form"

const UNKNOWN: ActionWords = {
  title: "This link does not work",
  lead: "The shop knows nothing that it could stand for.",
}

/** /account/action?mode=…&oobCode=…: what the links in the identity provider's mails open. */
export function ActionPage() {
  const [search] = useSearchParams()
  const link = { mode: search.get("mode") ?? "", code: search.get("oobCode") ?? "" }
  const { data, error, isFetching, refetch } = useQuery(actionLinkQuery(link))
  const { title, lead, done } = ACTION_WORDS[link.mode] ?? UNKNOWN
  return (
    <AccountFrame title={title} lead={lead}>
      <div aria-live="polite">
        {!isWhole(link) ? (
          <Notice tone="warning" title="Part of the link is missing">
            Copy the whole link from the mail, or ask for a new mail.
          </Notice>
        ) : isFetching ? (
          <Spinner label="Checking the link" />
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
