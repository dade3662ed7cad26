import { Component, type ReactNode } from "react"
import { Notice } from "@/components/ui/feedback/notice"
import { uiText } from "@/components/ui/texts"
import { dropEarlyPage } from "@/platform/early-page"
import { isReloading } from "@/platform/stale-release"
import { frameText } from "../texts"

type Props = {
  /** A change of it gives the children another try: the next page is not the failed one. */
  page: string
  /** For a dialog, which has no place of its own on the page. */
  over?: boolean
  children: ReactNode
}
const OVER_THE_PAGE = "fixed inset-0 z-40 grid place-items-center bg-base-100/80 p-4"

type State = { error?: unknown; page: string }

/** Keeps a page's failure from taking the shop down: most often a chunk that a new release removed. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page }

  static getDerivedStateFromError(error: unknown): Pick<State, "error"> {
    return { error }
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { error: undefined, page }
  }

  override componentDidCatch(): void {
    dropEarlyPage()
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    if (isReloading(error)) return null
    return (
      <div className={this.props.over ? OVER_THE_PAGE : "page max-w-2xl py-16"}>
        <Notice
          tone="error"
          title={uiText("pageNotShown")}
          action={
            <button type="button" className="btn btn-sm" onClick={() => window.location.reload()}>
              {uiText("tryAgain")}
            </button>
          }
        >
          {frameText("connectionBrokeOff")}
        </Notice>
      </div>
    )
  }
}
