import { Moment } from "@halden/storefront/kit/dates"
import { useQuery } from "@halden/storefront/kit/query"
import { Link } from "@halden/storefront/kit/router"
import { Failed, Notice, Section, Spinner } from "@halden/storefront/kit/ui"
import { type CoreRequest, requestsQuery } from "./api"
import { ReceiveCores } from "./receive-cores"
import { depositText } from "./texts"

/** What buyers asked to return, the oldest first; staff say what arrived. */
export function OpenRequests() {
  return (
    <Section title={depositText("requests")}>
      <Requests />
    </Section>
  )
}

function Requests() {
  const { data, error, refetch } = useQuery(requestsQuery())
  if (!data && error) {
    const again = () => void refetch()
    return <Failed title={depositText("requestsNotLoaded")} error={error} onRetry={again} />
  }
  if (!data) return <Spinner />
  if (data.length === 0) return <Notice title={depositText("noRequests")} />
  return (
    <ul className="space-y-4">
      {data.map((request) => (
        <li key={request.id} className="space-y-3 rounded-box border border-line p-4">
          <Asked {...request} />
          <ReceiveCores request={request} />
        </li>
      ))}
    </ul>
  )
}

function Asked({ order, at }: CoreRequest) {
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-muted">
      <Link className="link wrap-anywhere" to={`/dashboard/orders/${order}`}>
        {order}
      </Link>
      <Moment at={at} />
    </p>
  )
}
