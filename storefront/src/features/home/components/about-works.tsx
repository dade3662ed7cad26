import { Link } from "react-router-dom"
import { Section } from "@/components/ui/page/section"

const FACTS = [
  ["Cast and forged", "on site, 4 furnaces"],
  ["Gauged", "every piece, at 3 stations"],
  ["Scrap", "1.9 %, melted again"],
  ["Shipped", "by the carton, 62 countries"],
] as const

export function AboutWorks() {
  return (
    <Section title="About">
      <div className="grid gap-8 lg:grid-cols-[3fr_2fr]">
        <div className="max-w-prose space-y-4">
          <p>
            Halden Motor Works makes replacement parts and nothing else. The people who draw a part
            stand forty steps from the machine that cuts it, and from the bench that measures it. If
            a measure drifts, the drawing, the machine and the gauge are looked at in one morning.
          </p>
          <p>
            We sell by the hundred, to workshops and wholesalers who order again. So the pictures in
            this shop are our drawings: what is dimensioned there is what arrives.
          </p>
          <Link to="/about" className="inline-block font-medium underline underline-offset-4">
            More about the works
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
