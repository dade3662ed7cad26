import type { Assembly } from "virtual:drawings"
import { useId } from "react"
import { useDark } from "@/platform/theme"
import { ASSEMBLY_TEXTS } from "./assembly-texts"
import { CallOutList } from "./call-out-list"
import { CallOutMarks } from "./call-out-marks"

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
      aria-roledescription="slide"
      aria-label={`${place}: ${title}`}
      className="w-full shrink-0 snap-start"
    >
      <div className="page grid grid-rows-[auto_1fr]">
        <div className="relative">
          <img
            src={dark ? assembly.dark : assembly.light}
            alt={`Drawing of a ${title.toLowerCase()}`}
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
