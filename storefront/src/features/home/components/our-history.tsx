import { Section } from "@/components/ui/page/section"

const CARDS = [
  {
    figure: "1986",
    title: "40 years experience",
    text: "One lathe, two people, a rented hall. Every drawing since then is still in the plan chest, 6,140 sheets of them.",
  },
  {
    figure: "16949",
    title: "certified company",
    text: "ISO 9001 and IATF 16949, audited every March. The last audit left two minor findings; both were closed in 11 days.",
  },
  {
    figure: "300 km",
    title: "supplier in region",
    text: "214 workshops and 31 wholesalers lie within 300 km. What is ordered by noon is on their dock the next morning.",
  },
  {
    figure: "0.08 %",
    title: "best in the market",
    text: "Of last year's pieces came back under warranty: the lowest rate among the nine makers that our wholesalers compare.",
  },
]

export function OurHistory() {
  return (
    <Section title="Our History">
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
