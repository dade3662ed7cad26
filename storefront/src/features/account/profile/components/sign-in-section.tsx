import { useQuery } from "@tanstack/react-query"
import { Link, useLocation } from "react-router-dom"
import { Notice } from "@/components/ui/feedback/notice"
import { Section } from "@/components/ui/page/section"
import { failureMessage } from "../../auth-failure"
import { signInAccountQuery } from "../api"
import { SignInRows } from "./sign-in-rows"

/** How the reader signs in, and what protects it. */
export function SignInSection() {
  const from = useLocation()
  const { data: account, error, refetch } = useQuery(signInAccountQuery)
  return (
    <Section title="Sign-in">
      {account ? (
        <SignInRows account={account} onChange={() => void refetch()} />
      ) : error ? (
        <Notice
          tone="error"
          title="Your sign-in could not be loaded"
          action={
            <button type="button" className="btn btn-sm" onClick={() => void refetch()}>
              Try again
            </button>
          }
        >
          {failureMessage(error)}
        </Notice>
      ) : account === null ? (
        <Notice
          title="This browser has forgotten how you signed in"
          action={
            <Link to="/login" state={{ from }} className="btn btn-sm">
              Log in again
            </Link>
          }
        >
          Log in again to change your password or your second factor.
        </Notice>
      ) : (
        <div aria-hidden="true" className="h-60 skeleton rounded-box" />
      )}
    </Section>
  )
}
