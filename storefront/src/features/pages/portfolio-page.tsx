import { PageHeading } from "@/components/ui/page/page-heading"

const WORK = [
  {
    year: "2025",
    title: "Bulk ordering for a parts maker",
    text: "A shop where the smallest order is fifty. Drawings in the place of photographs, one rule for quantities behind every door.",
    tools: "TypeScript, React, Medusa, PostgreSQL",
  },
  {
    year: "2024",
    title: "A gauge that reports",
    text: "Readings from 14 measuring stations on one page, late by less than two seconds, still there after a power cut.",
    tools: "TypeScript, Node.js, SQLite, WebSockets",
  },
  {
    year: "2022",
    title: "Timetables for a ferry line",
    text: "Three harbours, two seasons, one table that fits on a phone and works without a network.",
    tools: "JavaScript, service workers, plain HTML",
  },
]

const SKILLS = [
  ["Language", "TypeScript, JavaScript, SQL"],
  ["In the browser", "React, accessibility, drawing in SVG"],
  ["On the server", "Node.js, PostgreSQL, payment providers"],
  ["Habits", "small files, tests that read as sentences, measuring first"],
] as const

/** /portfolio: a developer's page with invented contents. */
export function PortfolioPage() {
  return (
    <div className="page py-10">
      <p className="mb-3 inline-block border border-line px-3 py-1 text-sm">
        Sample page: the person and the projects are invented.
      </p>
      <PageHeading title="My Portfolio">Tove Aldén, developer</PageHeading>
      <p className="mt-4 max-w-prose">
        I build shops and measuring tools for companies that make things. I like small programs,
        exact words and pages that load before one has finished reading the address.
      </p>
      <div className="mt-10 grid gap-12 lg:grid-cols-[2fr_1fr]">
        <section aria-labelledby="work">
          <h2 id="work" className="text-3xl">
            Work
          </h2>
          <ol className="mt-4 border-t border-line">
            {WORK.map(({ year, title, text, tools }) => (
              <li
                key={title}
                className="grid gap-2 border-b border-line py-5 sm:grid-cols-[5rem_1fr]"
              >
                <span className="font-display text-2xl text-ink tabular-nums">{year}</span>
                <div>
                  <h3 className="text-2xl">{title}</h3>
                  <p className="mt-1 max-w-prose">{text}</p>
                  <p className="mt-2 text-sm text-muted">{tools}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="skills">
          <h2 id="skills" className="text-3xl">
            Skills
          </h2>
          <dl className="mt-4 border-t border-line">
            {SKILLS.map(([label, value]) => (
              <div key={label} className="border-b border-line py-3">
                <dt className="text-sm text-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  )
}
