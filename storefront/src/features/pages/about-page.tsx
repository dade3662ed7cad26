import { Link } from "react-router-dom"
import { PageHeading } from "@/components/ui/page/page-heading"
import { useDark } from "@/platform/theme"
import { assemblies } from "virtual:drawings"
import { aboutText } from "./about-texts"

const CHAPTERS = [
  {
    title: aboutText("making"),
    text: [aboutText("makingText"), aboutText("makingMore")],
  },
  {
    title: aboutText("measuring"),
    text: [aboutText("measuringText"), aboutText("measuringMore")],
  },
  {
    title: aboutText("selling"),
    text: [aboutText("sellingText")],
  },
]

const strut = assemblies.find(({ id }) => id === "strut")

/** /about: the maker in its own words. */
export function AboutPage() {
  const dark = useDark()
  return (
    <div className="page py-10">
      <PageHeading title={aboutText("title")} className="max-w-3xl">
        {aboutText("heading")}
      </PageHeading>
      {strut ? (
        <img
          src={dark ? strut.dark : strut.light}
          alt={aboutText("strutDrawing")}
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
        {aboutText.nodes("invented", {
          parts: (
            <Link to="/showProduct" className="underline underline-offset-4">
              {aboutText("lookAtTheParts")}
            </Link>
          ),
        })}
      </p>
    </div>
  )
}
