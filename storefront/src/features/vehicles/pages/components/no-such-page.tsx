import { Failed } from "@/components/ui/feedback/failed"
import { PageHeading } from "@/components/ui/page/page-heading"
import { NotFoundPage } from "@/features/pages/not-found-page"
import { ApiError } from "@/platform/api/api-error"
import { pagesText } from "../texts"

type NoSuchPageProps = {
  heading: string
  /** Null where the shop answered, and has nothing of the kind. */
  error: Error | null
  onRetry: () => void
}

/** In place of a make or model that there is not, that no part fits, or that could not be loaded. */
export function NoSuchPage({ heading, error, onRetry }: NoSuchPageProps) {
  if (!error || (error instanceof ApiError && error.status === 404)) {
    return (
      <NotFoundPage heading={pagesText("noSuchPage")}>{pagesText("noSuchPageText")}</NotFoundPage>
    )
  }
  return (
    <div className="page max-w-3xl space-y-6 py-10">
      <PageHeading title={heading}>{heading}</PageHeading>
      <Failed title={pagesText("notLoaded")} error={error} onRetry={onRetry} />
    </div>
  )
}
