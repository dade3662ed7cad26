import { Link } from "react-router-dom"
import { Section } from "@/components/ui/page/section"
import { homeText } from "../texts"

const FACTS = [
  [homeText("cast"), homeText("castText")],
  [homeText("gauged"), homeText("gaugedText")],
  [homeText("scrap"), homeText("scrapText")],
  [homeText("shipped"), homeText("shippedText")],
] as const

export function AboutWorks() {
  return (
    <Section title={homeText("about")}>
      <div className="grid gap-8 lg:grid-cols-[3fr_2fr]">
        <div className="max-w-prose space-y-4">
          <p>{homeText("worksText")}</p>
          <p>{homeText("drawingsText")}</p>
          <Link to="/about" className="inline-block font-medium underline underline-offset-4">
            {homeText("moreAboutWorks")}
          </Link>
        </div>
        <dl className="self-start border-t border-line">
          {FACTS.map(([label, value]) => (
            <div key={label} className="grid grid-cols-2 gap-4 border-b border-line py-2">
              <dt className="text-muted">{label}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
