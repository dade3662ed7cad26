import { Section } from "@/components/ui/page/section"
import { homeText } from "../texts"

const CARDS = [
  {
    figure: homeText("experienceFigure"),
    title: homeText("experience"),
    text: homeText("experienceText"),
  },
  {
    figure: homeText("certifiedFigure"),
    title: homeText("certified"),
    text: homeText("certifiedText"),
  },
  {
    figure: homeText("supplierFigure"),
    title: homeText("supplier"),
    text: homeText("supplierText"),
  },
  {
    figure: homeText("bestFigure"),
    title: homeText("best"),
    text: homeText("bestText"),
  },
]

export function OurHistory() {
  return (
    <Section title={homeText("history")}>
      <ul className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-4">
        {CARDS.map(({ figure, title, text }) => (
          <li key={title} className="border-r border-b border-line p-5">
            <p className="font-display text-5xl font-medium text-ink tabular-nums">{figure}</p>
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-2 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
