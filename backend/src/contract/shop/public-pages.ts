/** A page of the shop as it is told to search engines and in shared links. */
export type PublicPage = { path: string; title: string; description: string }

/** The pages that anybody may find; product pages are told by their product. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: "/",
    title: "Car parts by the carton",
    description:
      "Replacement parts from the works that draws, cuts and measures them. Discs, filters, dampers and drives by the hundred.",
  },
  {
    path: "/showProduct",
    title: "Products",
    description:
      "Every part with its drawing, price and stock. Search by name, SKU or OEM number, order by the carton.",
  },
  {
    path: "/about",
    title: "About",
    description:
      "How a part comes to be, how it is measured and how it is sold at Halden Motor Works.",
  },
  {
    path: "/blogs",
    title: "Blogs",
    description:
      "Five questions that developers are asked: React performance, state, prototypal inheritance, setting state, unit tests.",
  },
  {
    path: "/portfolio",
    title: "My Portfolio",
    description: "A developer's sample portfolio: invented projects, skills and habits.",
  },
  {
    path: "/contact",
    title: "Contact us",
    description: "Address, phone and web address of Halden Motor Works.",
  },
]
