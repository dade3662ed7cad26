import type { Vehicle } from "@shop/contract/vehicle/vehicle"
import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router-dom"
import { ButtonLink } from "@/components/ui/action/button"
import { Failed } from "@/components/ui/feedback/failed"
import { Notice } from "@/components/ui/feedback/notice"
import { Spinner } from "@/components/ui/feedback/spinner"
import { listsQuery } from "@/features/lists/api"
import { writeQuery } from "@/platform/api/write-query"
import { useSession } from "@/platform/identity/session"
import { garageText } from "../texts"

type CheckListProps = { vehicle: Vehicle; onClose: () => void }

/** The reader's lists: one that is opened from here is judged for this vehicle, part by part. */
export function CheckList({ vehicle, onClose }: CheckListProps) {
  const session = useSession()
  const email = session.status === "signedIn" ? session.email : ""
  const { data, error, refetch } = useQuery({ ...listsQuery(email), enabled: email !== "" })
  return (
    <div className="space-y-4">
      {error && !data ? (
        <Failed title={garageText("listsNotLoaded")} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Spinner />
      ) : data.length === 0 ? (
        <Notice
          title={garageText("noLists")}
          action={
            <ButtonLink small to="/quickOrder" onClick={onClose}>
              {garageText("toQuickOrder")}
            </ButtonLink>
          }
        >
          {garageText("noListsText")}
        </Notice>
      ) : (
        <>
          <p className="text-muted">{garageText("listsLead")}</p>
          <ul className="border-t border-line">
            {data.map(({ _id, name, lines }) => (
              <li key={_id} className="border-b border-line">
                <Link
                  to={{
                    pathname: `/dashboard/lists/${_id}`,
                    search: writeQuery({ vehicle: vehicle._id }),
                  }}
                  className="flex min-h-12 items-center justify-between gap-4 py-2 hover:bg-base-200"
                  onClick={onClose}
                >
                  <span className="font-medium wrap-anywhere underline underline-offset-4">
                    {name}
                  </span>
                  <span className="shrink-0 text-sm text-muted tabular-nums">
                    {garageText("listParts", { count: lines })}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="flex justify-end">
        <button type="button" className="btn" onClick={onClose}>
          {garageText("close")}
        </button>
      </div>
    </div>
  )
}
