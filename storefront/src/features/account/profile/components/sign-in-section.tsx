import { useQuery } from "@tanstack/react-query"
import { Link, useLocation } from "react-router-dom"
import { Notice } from "@/components/ui/feedback/notice"
import { Section } from "@/components/ui/page/section"
import { failureMessage } from "../../auth-failure"
import { signInAccountQuery } from "../api"
import { SignInRows } from "./sign-in-rows"
import { profileText } from "../texts"

/** How the reader signs in, and what protects it. */
export function SignInSection() {
  const from = useLocation()
  const { data: account, error, refetch } = useQuery(signInAccountQuery)
  return (
    <Section title={profileText("signIn")}>
      {account ? (
        <SignInRows account={account} onChange={() => void refetch()} />
      ) : error ? (
        <Notice
          tone="error"
          title={profileText("signInNotLoaded")}
          action={
            <button type="button" className="btn btn-sm" onClick={() => void refetch()}>
              {profileText("tryAgain")}
            </button>
          }
        >
          {failureMessage(error)}
        </Notice>
      ) : account === null ? (
        <Notice
          title={profileText("signInForgotten")}
          action={
            <Link to="/login" state={{ from }} className="btn btn-sm">
              {profileText("logAgain")}
            </Link>
          }
        >
          {profileText("logInToChange")}
        </Notice>
      ) : (
        <div aria-hidden="true" className="h-60 skeleton rounded-box" />
      )}
    </Section>
  )
}
