import { Link } from "react-router-dom"
import { PageHeading } from "@/components/ui/page/page-heading"
import { useDark } from "@/platform/theme"
import { assemblies } from "virtual:drawings"

const CHAPTERS = [
  {
    title: "How a part comes to be",
    text: [
      "A part starts as the part it replaces. We buy six of them from six lots, measure all six, and draw the one that all of them were meant to be. The drawing carries the measures, the material and the three that matter most: those are gauged on every piece, the rest on every fiftieth.",
      "The first hundred go to nine workshops that write down what they find. Only then does the sheet get its number.",
    ],
  },
  {
    title: "How we measure",
    text: [
      "Discs turn on an air bearing while a probe reads runout at 720 points; above 0.03 mm they go back to the furnace. Dampers are stroked at three speeds and sorted into pairs within 4 %. Filters are burst, ten of every lot of five thousand, and must hold 21 bar.",
      "The records of a lot are kept for fifteen years. The lot number is on the carton and on the part.",
    ],
  },
  {
    title: "How we sell",
    text: [
      "By the carton, to people who fit parts every day. There is a smallest quantity for each part, because a pallet that is half air costs more than what it carries. The price on the sheet is what a piece costs, tax and freight included, for one order as for the hundredth.",
    ],
  },
]

const strut = assemblies.find(({ id }) => id === "strut")

/** /about: the maker in its own words. */
export function AboutPage() {
  const dark = useDark()
  return (
    <div className="page py-10">
      <PageHeading title="About" className="max-w-3xl">
        One works, from the drawing to the carton
      </PageHeading>
      {strut ? (
        <img
          src={dark ? strut.dark : strut.light}
          alt="Drawing of a strut, taken apart along its axis"
          width={strut.width}
          height={strut.height}
          className="mt-8 h-auto w-full border border-line"
        />
      ) : null}
      <div className="mt-10 space-y-12">
        {CHAPTERS.map(({ title, text }) => (
          <section
            key={title}
            className="grid gap-4 border-t border-line pt-6 lg:grid-cols-[1fr_2fr]"
          >
            <h2 className="text-3xl">{title}</h2>
            <div className="max-w-prose space-y-4">
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
      <p className="mt-12 text-sm text-muted">
        Halden Motor Works is invented, and so are its figures. The shop is real:{" "}
        <Link to="/showProduct" className="underline underline-offset-4">
          look at the parts
        </Link>
        .
      </p>
    </div>
  )
}
