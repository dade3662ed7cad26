import { useQuery } from "@tanstack/react-query"
import { PageHeading } from "@/components/ui/page/page-heading"
import { LinkGrid } from "./components/link-grid"
import { NoSuchPage } from "./components/no-such-page"
import { makesWithPartsQuery } from "./api"
import { makeAddress } from "./addresses"
import { pagesText } from "./texts"

/** The makes that have parts. */
export function MakesPage() {
  const { data, error, refetch } = useQuery(makesWithPartsQuery())
  const heading = pagesText("partsByVehicle")
  if (data?.length === 0 || (!data && error)) {
    return <NoSuchPage heading={heading} error={error} onRetry={() => void refetch()} />
  }
  return (
    <div className="page space-y-6 py-8 md:py-10">
      <PageHeading title={heading}>{heading}</PageHeading>
      <p className="max-w-prose text-muted">{pagesText("makesLead")}</p>
      <LinkGrid
        label={pagesText("makes")}
        links={data?.map(({ name, handle }) => ({ name, to: makeAddress(handle) }))}
      />
    </div>
  )
}
