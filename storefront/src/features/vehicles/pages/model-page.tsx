import { useQuery } from "@tanstack/react-query"
import { PageHeading } from "@/components/ui/page/page-heading"
import { Section } from "@/components/ui/page/section"
import { ModelGroups } from "./components/model-groups"
import { ModelVehicles } from "./components/model-vehicles"
import { NoSuchPage } from "./components/no-such-page"
import { Trail } from "./components/trail"
import { makeAddress } from "./addresses"
import { modelPartsQuery } from "./api"
import { pagesText } from "./texts"

/** What fits a model, by group and by engine; both are named by their handles. */
export function ModelPage({ make, model }: { make: string; model: string }) {
  const { data, error, refetch } = useQuery(modelPartsQuery({ make, model }))
  const heading = pagesText("modelParts", {
    make: data?.make ?? make,
    model: data?.name ?? model,
  })
  if (data?.parts === 0 || (!data && error)) {
    return <NoSuchPage heading={heading} error={error} onRetry={() => void refetch()} />
  }
  return (
    <div className="page py-6 md:py-8">
      <Trail
        steps={[
          { name: pagesText("vehicles"), to: "/vehicles" },
          { name: data?.make ?? make, to: makeAddress(make) },
        ]}
        page={data?.name ?? model}
      />
      <PageHeading title={heading}>{heading}</PageHeading>
      <p className="mt-4 min-h-6 text-muted">
        {data ? pagesText("partsFit", { count: data.parts }) : ""}
      </p>
      {data ? (
        <div className="mt-10 space-y-14">
          <Section title={pagesText("byGroup")} lead={pagesText("byGroupLead")}>
            <ModelGroups model={data} />
          </Section>
          <Section title={pagesText("whichOne")} lead={pagesText("whichOneLead")}>
            <ModelVehicles vehicles={data.vehicles} />
          </Section>
        </div>
      ) : (
        <div aria-busy="true" className="mt-10 min-h-dvh">
          <span className="sr-only">{pagesText("loading")}</span>
          <div aria-hidden="true" className="h-96 skeleton" />
        </div>
      )}
    </div>
  )
}
