import { homeSections } from "virtual:storefront-plugins"
import { BelowTheFold } from "@/components/ui/page/below-the-fold"
import { AssemblyCarousel } from "@/features/home/components/assembly-carousel"
import { FeaturedProducts } from "@/features/home/components/featured-products"
import { AboutWorks } from "@/features/home/components/about-works"
import { Masthead } from "@/features/home/components/masthead"
import { OurHistory } from "@/features/home/components/our-history"
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
