import type { ComponentPropsWithRef } from "react"
import { Link } from "react-router-dom"

type Look = {
  /** One button of a page is its call to action; what takes something away is marked. */
  kind?: "primary" | "plain" | "destructive" | "quiet"
  small?: boolean
}

const LOOKS: Record<NonNullable<Look["kind"]>, string> = {
  primary: "btn-primary",
  plain: "",
  destructive: "btn-error",
  quiet: "btn-ghost",
}

type ButtonProps = ComponentPropsWithRef<"button"> & Look

/** A button that does something on its page. */
export function Button({ kind, small, className, ...button }: ButtonProps) {
  return <button type="button" {...button} className={classOf({ kind, small, className })} />
}

type ButtonLinkProps = ComponentPropsWithRef<typeof Link> & Look

/** A link that looks like a button: it leads to another page of the shop. */
export function ButtonLink({ kind, small, className, ...link }: ButtonLinkProps) {
  return <Link {...link} className={classOf({ kind, small, className })} />
}

type Looked = { [Name in keyof Look]: Look[Name] | undefined } & { className: string | undefined }

function classOf({ kind = "plain", small = false, className = "" }: Looked): string {
  return ["btn", LOOKS[kind], small ? "btn-sm" : "", className].filter(Boolean).join(" ")
}
