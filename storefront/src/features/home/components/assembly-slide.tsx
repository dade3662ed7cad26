import { useId } from "react"
import { Link } from "react-router-dom"
import type { Assembly, AssemblyId, CallOut } from "virtual:drawings"
import { useDark } from "@/platform/theme"
import { homeText } from "../texts"

type AssemblySlideProps = {
  assembly: Assembly
  /** "1 of 4", read out before the title. */
  place: string
  /** The first slide is what a visitor waits for; the others load when they are near. */
  first: boolean
  /** The others' links are left out of the way of the Tab key. */
  shown: boolean
}

/** One assembly: the drawing with its call-outs, and below it the title block that names them. */
export function AssemblySlide({ assembly, place, first, shown }: AssemblySlideProps) {
  const dark = useDark()
  const id = useId()
  const { title, callOuts, width, height } = assembly
  return (
    <div
      role="group"
      aria-roledescription={homeText("slide")}
      aria-label={`${place}: ${title}`}
      className="w-full shrink-0 snap-start"
    >
      <div className="page grid grid-rows-[auto_1fr]">
        <div className="relative">
          <img
            src={dark ? assembly.dark : assembly.light}
            alt={homeText("drawingOf", { title: title.toLowerCase() })}
            width={width}
            height={height}
            loading={first ? "eager" : "lazy"}
            fetchPriority={first ? "high" : "auto"}
            className="h-auto w-full"
          />
          <CallOutMarks callOuts={callOuts} />
        </div>
        <div className="grid gap-x-10 gap-y-4 border-t border-line py-5 md:grid-cols-[1fr_2fr]">
          <div>
            <h2 id={id} className="text-2xl md:text-3xl">
              {title}
            </h2>
            <p className="mt-1 text-sm text-muted">{ASSEMBLY_TEXTS[assembly.id]}</p>
          </div>
          <CallOutList callOuts={callOuts} labelledBy={id} reachable={shown} />
        </div>
      </div>
    </div>
  )
}

const ASSEMBLY_TEXTS: Record<AssemblyId, string> = {
  "brake-corner": homeText("brakeCorner"),
  "timing-drive": homeText("timingDrive"),
  strut: homeText("strut"),
  clutch: homeText("clutch"),
}

type CallOutListProps = { callOuts: CallOut[]; labelledBy: string; reachable: boolean }

/** The drawing's parts list: each number leads to its part. */
function CallOutList({ callOuts, labelledBy, reachable }: CallOutListProps) {
  return (
    <ol aria-labelledby={labelledBy} className="grid gap-x-6 self-start sm:grid-cols-2">
      {callOuts.map(({ number, label, sku }) => (
        <li key={number} className="border-b border-line">
          <Link
            to={`/showProduct?q=${encodeURIComponent(sku)}`}
            tabIndex={reachable ? undefined : -1}
            className="flex min-h-11 items-center gap-3 py-1 hover:bg-base-200"
          >
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full border-2 border-primary font-display text-base leading-none font-semibold tabular-nums"
            >
              {number}
            </span>
            <span className="grow">{label}</span>
            <span className="lettering whitespace-nowrap text-muted">{sku}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

/**
 * The drawn call-outs as places to click. The list below holds the same links for the keyboard and
 * for screen readers, so these are out of their way.
 */
function CallOutMarks({ callOuts }: { callOuts: CallOut[] }) {
  return (
    <div aria-hidden="true">
      {callOuts.map(({ number, label, sku, x, y }) => (
        <Link
          key={number}
          to={`/showProduct?q=${encodeURIComponent(sku)}`}
          tabIndex={-1}
          title={`${number} ${label}, ${sku}`}
          className="absolute size-8 -translate-1/2 rounded-full hover:bg-primary/20 md:size-12"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      ))}
    </div>
  )
}
