import { homeSections } from "virtual:storefront-plugins"
import { BelowTheFold } from "@/components/ui/below-the-fold"
import { AssemblyCarousel } from "@/features/catalogue/assembly-carousel"
import { FeaturedProducts } from "@/features/catalogue/featured-products"
import { AboutWorks } from "@/features/pages/about-works"
import { Masthead } from "@/features/pages/masthead"
import { OurHistory } from "@/features/pages/our-history"
import { CustomerSays } from "@/features/reviews/customer-says"

/** The shop's own sections and those of its plugins; the orders are told in platform/slots. */
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
