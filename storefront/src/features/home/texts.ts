import { textsOf } from "@/platform/texts/texts-of"

/** The home page's own words. */
export const homeText = textsOf("home", {
  title: "Car parts by the carton",
  heading: "Parts that measure what the drawing says",
  intro:
    "Discs, dampers, drives and filters from one works, each piece gauged before it is packed. Runout under 0.03 mm, measured on every disc.",
  lookThroughAllParts: "Look through all parts",
  carousel: "carousel",
  assemblies: "Assemblies",
  slidePlace: "{slide} of {count}",
  slide: "slide",
  drawingOf: "Drawing of a {title}",
  brakeCorner:
    "Disc, pads and hub turn on one axis: their runouts add up, so each is held under 0.03 mm.",
  timingDrive: "Belt, tensioner and pump wear together. Changed together, they run 120,000 km.",
  strut: "Damper and spring are paired by force at three speeds, within 4 %.",
  clutch: "Cover, plate and bearing leave the works balanced as one piece, to 15 g·cm.",
  showSlide: "Show slide {slide}: {title}",
  pauseSlides: "Pause slides",
  playSlides: "Play slides",
  previousSlide: "Previous slide",
  nextSlide: "Next slide",
  products: "Products",
  allParts: "All parts",
  partsNotLoaded: "The parts could not be loaded",
  noPartsYet: "No parts yet",
  worksNotPublished:
    "The works have not published a part. Come back when the first sheet is drawn.",
  experienceFigure: "1986",
  experience: "40 years experience",
  experienceText:
    "One lathe, two people, a rented hall. Every drawing since then is still in the plan chest, 6,140 sheets of them.",
  certifiedFigure: "16949",
  certified: "certified company",
  certifiedText:
    "ISO 9001 and IATF 16949, audited every March. The last audit left two minor findings; both were closed in 11 days.",
  supplierFigure: "300 km",
  supplier: "supplier in region",
  supplierText:
    "214 workshops and 31 wholesalers lie within 300 km. What is ordered by noon is on their dock the next morning.",
  bestFigure: "0.08 %",
  best: "best in the market",
  bestText:
    "Of last year's pieces came back under warranty: the lowest rate among the nine makers that our wholesalers compare.",
  history: "Our History",
  cast: "Cast and forged",
  castText: "on site, 4 furnaces",
  gauged: "Gauged",
  gaugedText: "every piece, at 3 stations",
  scrap: "Scrap",
  scrapText: "1.9 %, melted again",
  shipped: "Shipped",
  shippedText: "by the carton, 62 countries",
  about: "About",
  worksText:
    "Halden Motor Works makes replacement parts and nothing else. The people who draw a part stand forty steps from the machine that cuts it, and from the bench that measures it. If a measure drifts, the drawing, the machine and the gauge are looked at in one morning.",
  drawingsText:
    "We sell by the hundred, to workshops and wholesalers who order again. So the pictures in this shop are our drawings: what is dimensioned there is what arrives.",
  moreAboutWorks: "More about the works",
})
