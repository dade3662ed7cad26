import { homeSections } from "virtual:storefront-plugins"
import { BelowTheFold } from "@/components/ui/page/below-the-fold"
import { PageHeading } from "@/components/ui/page/page-heading"
import { CustomerSays } from "@/features/reviews/customer-says"
import { ListLink } from "@/features/vehicles/list-link"
import { AboutWorks } from "./components/about-works"
import { AssemblyCarousel } from "./components/assembly-carousel"
import { FeaturedProducts } from "./components/featured-products"
import { OurHistory } from "./components/our-history"
import { homeText } from "./texts"

/** The shop's own sections and those of its plugins; their orders are documented in platform/slots. */
const SECTIONS = [
  { key: "products", order: 100, Section: FeaturedProducts },
  { key: "history", order: 200, Section: OurHistory },
  { key: "works", order: 300, Section: AboutWorks },
  { key: "reviews", order: 400, Section: CustomerSays },
  ...homeSections,
].sort((one, other) => one.order - other.order)

/** /: the drawings first, then what they are sold for, by whom, and what buyers say. */
export function HomePage() {
  return (
    <>
      <Masthead />
      <AssemblyCarousel />
      <div className="page mt-16 space-y-20">
        <BelowTheFold>
          {SECTIONS.map(({ key, Section }) => (
            <Section key={key} />
          ))}
        </BelowTheFold>
      </div>
    </>
  )
}

/** What the works do, in one line, and the way to all parts; to one of them leads the search above. */
function Masthead() {
  return (
    <div className="page flex flex-wrap items-end justify-between gap-x-12 gap-y-6 py-8 md:py-12">
      <div>
        <PageHeading title={homeText("title")} className="md:text-6xl">
          {homeText("heading")}
        </PageHeading>
        <p className="mt-4 max-w-xl text-muted">{homeText("intro")}</p>
      </div>
      <ListLink className="btn btn-lg btn-primary">{homeText("lookThroughAllParts")}</ListLink>
    </div>
  )
}
