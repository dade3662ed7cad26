import { ButtonLink } from "@/components/ui/action/button"
import { Failed } from "@/components/ui/feedback/failed"
import { Notice } from "@/components/ui/feedback/notice"
import { Spinner } from "@/components/ui/feedback/spinner"
import { PageHeading } from "@/components/ui/page/page-heading"
import { ApiError } from "@/platform/api/api-error"
import { listText } from "../texts"

/** In the place of a list that is on its way, is not there, or could not be loaded. */
export function MissingList({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error) {
    return (
      <div className="grid min-h-60 place-items-center">
        <Spinner label={listText("loading")} />
      </div>
    )
  }
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <div className="space-y-6">
      <PageHeading title={listText("list")}>{listText("list")}</PageHeading>
      {isGone ? (
        <Notice
          title={listText("noSuchList")}
          action={
            <ButtonLink small to="/dashboard/lists">
              {listText("toMyLists")}
            </ButtonLink>
          }
        >
          {listText("noSuchListText")}
        </Notice>
      ) : (
        <Failed title={listText("notLoaded")} error={error} onRetry={onRetry} />
      )}
    </div>
  )
}
