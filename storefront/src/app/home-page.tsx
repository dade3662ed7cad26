import { AssemblyCarousel } from "@/features/catalogue/assembly-carousel"
import { FeaturedProducts } from "@/features/catalogue/featured-products"
import { AboutWorks } from "@/features/pages/about-works"
import { Masthead } from "@/features/pages/masthead"
import { OurHistory } from "@/features/pages/our-history"
import { CustomerSays } from "@/features/reviews/customer-says"

/** /: the drawings first, then what they are sold for, by whom, and what buyers say. */
export function HomePage() {
  return (
    <>
      <Masthead />
      <AssemblyCarousel />
      <div className="page mt-16 space-y-20">
        <FeaturedProducts />
        <OurHistory />
        <AboutWorks />
        <CustomerSays />
      </div>
    </>
  )
}
