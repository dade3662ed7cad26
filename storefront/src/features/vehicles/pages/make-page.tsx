import { useQuery } from "@tanstack/react-query"
import { PageHeading } from "@/components/ui/page/page-heading"
import { LinkGrid } from "./components/link-grid"
import { NoSuchPage } from "./components/no-such-page"
import { Trail } from "./components/trail"
import { modelAddress } from "./addresses"
import { modelsWithPartsQuery } from "./api"
import { pagesText } from "./texts"

/** The models of a make that have parts; `make` is its handle. */
export function MakePage({ make }: { make: string }) {
  const { data, error, refetch } = useQuery(modelsWithPartsQuery(make))
  if (data?.length === 0 || (!data && error)) {
    return <NoSuchPage heading={make} error={error} onRetry={() => void refetch()} />
  }
  // Its handle stands for it until its name is known.
  const name = data?.[0]?.make ?? make
  const heading = pagesText("makeParts", { make: name })
  return (
    <div className="page py-6 md:py-8">
      <Trail steps={[{ name: pagesText("vehicles"), to: "/vehicles" }]} page={name} />
      <div className="space-y-6">
        <PageHeading title={heading}>{heading}</PageHeading>
        <p className="max-w-prose text-muted">{pagesText("makeLead", { make: name })}</p>
        <LinkGrid
          label={pagesText("models")}
          links={data?.map((model) => ({
            name: model.name,
            to: modelAddress(model.makeHandle, model.handle),
          }))}
        />
      </div>
    </div>
  )
}
