export type DemoReview = {
  /** The part that the review speaks of. */
  sku: string
  name: string
  email: string
  title: string
  description: string
  rating: string
  /** What the works answers. */
  reply?: string
}

/** Reviews of the demo: invented workshop buyers, each with one exact experience. */
export const reviewers: readonly DemoReview[] = [
  {
    sku: "BD-2803-V",
    name: "Marta Wieczorek",
    email: "marta.wieczorek@example.com",
    title: "40 discs, one gauge, no surprises",
    description:
      "We put a dial gauge on 40 of the 280 mm discs before fitting. The worst one showed 0.02 mm. None has come back since March.",
    rating: "5",
  },
  {
    sku: "BP-1465-W",
    name: "Jonas Ekdahl",
    email: "jonas.ekdahl@example.com",
    title: "Quiet, but the sensor clip is stiff",
    description:
      "Bedded in within 200 km and no squeal on eleven cars. The clip of the wear sensor needs pliers, which costs two minutes a wheel.",
    rating: "4",
  },
  {
    sku: "OF-0831-S",
    name: "Tomás Barreira",
    email: "tomas.barreira@example.com",
    title: "The gasket stays where it belongs",
    description:
      "600 filters this year, three quick-service bays. Gaskets come oiled and none stuck to the block. Cartons of 50 fit our shelf exactly.",
    rating: "5",
  },
  {
    sku: "SA-3282-G",
    name: "Ilse Vandermoten",
    email: "ilse.vandermoten@example.com",
    title: "Good strut, late pallet",
    description:
      "Damping matched left to right on our bench, 4 % apart. The pallet came two days after the date on the order, with a call beforehand.",
    rating: "3",
  },
  {
    sku: "WH-1391-A",
    name: "Petr Havelka",
    email: "petr.havelka@example.com",
    title: "ABS light stayed off, 50 out of 50",
    description:
      "The ring reads cleanly at walking pace, where our last supplier failed. Torque the nut to 216 Nm and there is no play.",
    rating: "5",
  },
  {
    sku: "CK-2283-K",
    name: "Nadia Renshaw",
    email: "nadia.renshaw@example.com",
    title: "Complete kit, alignment tool missing",
    description:
      "Disc, cover and bearing fit our vans without filing a spline. A plastic alignment tool in the box would save us buying ten of them.",
    rating: "4",
    reply:
      "A tool costs us 0.40 a kit. From the January lot on there is one in each carton of ten, under the covers.",
  },
  {
    sku: "SP-1404-N",
    name: "Emre Aksoy",
    email: "emre.aksoy@example.com",
    title: "Gaps as printed",
    description:
      "I checked one carton of 100 with a feeler gauge: 97 at 0.80 mm, three at 0.78 mm. That is inside what the drawing allows.",
    rating: "5",
  },
  {
    sku: "WB-5502-F",
    name: "Claire Dumoulin",
    email: "claire.dumoulin@example.com",
    title: "Clean wipe, adapter takes a second try",
    description:
      "No streaks after a winter on 30 delivery vans. The hook adapter wants to be pushed until it clicks twice, and the leaflet does not say so.",
    rating: "3",
    reply: "The leaflet now shows both clicks. Cartons packed after 3 November have the new one.",
  },
]
