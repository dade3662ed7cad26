import { assemblies } from "virtual:drawings"
import { useRef, useState } from "react"
import { AssemblySlide } from "./components/assembly-slide"
import { CarouselControls } from "./components/carousel-controls"

const TITLES = assemblies.map(({ title }) => title)

/** Four assemblies, drawn; it moves only when it is asked to. */
export function AssemblyCarousel() {
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)

  function show(slide: number) {
    const { clientWidth = 0 } = track.current ?? {}
    track.current?.scrollTo({ left: slide * clientWidth })
  }

  function onScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {}
    setCurrent(Math.round(scrollLeft / clientWidth))
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Assemblies"
      className="border-y border-line"
    >
      <div className="border-b border-line">
        <CarouselControls titles={TITLES} current={current} onShow={show} />
      </div>
      <div
        ref={track}
        onScroll={onScroll}
        className="flex scroll-smooth motion-reduce:scroll-auto snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {assemblies.map((assembly, slide) => (
          <AssemblySlide
            key={assembly.id}
            assembly={assembly}
            place={`${slide + 1} of ${assemblies.length}`}
            first={slide === 0}
          />
        ))}
      </div>
    </section>
  )
}
