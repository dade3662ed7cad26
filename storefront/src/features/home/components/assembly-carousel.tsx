import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react"
import { assemblies } from "virtual:drawings"
import { AssemblySlide } from "./assembly-slide"
import { CarouselControls } from "./carousel-controls"
import { homeText } from "../texts"

const TITLES = assemblies.map(({ title }) => title)
const LAST = assemblies.length - 1
/** Where a key leads from a slide; the ends meet. */
const KEYS: Readonly<Record<string, (current: number) => number>> = {
  ArrowLeft: (current) => (current === 0 ? LAST : current - 1),
  ArrowRight: (current) => (current === LAST ? 0 : current + 1),
  Home: () => 0,
  End: () => LAST,
}

/** Four assemblies, drawn: by their names, by arrow keys, by a swipe, or one after another. */
export function AssemblyCarousel() {
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const { playing, stop, toggle } = useAutoplay({
    held: pointed || focused,
    onStep: () => scrollTo(current === LAST ? 0 : current + 1),
  })

  function scrollTo(slide: number) {
    const { clientWidth = 0 } = track.current ?? {}
    track.current?.scrollTo({ left: slide * clientWidth })
  }
  function show(slide: number) {
    stop()
    scrollTo(slide)
  }
  function onScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {}
    setCurrent(Math.round(scrollLeft / clientWidth))
  }
  function onKeyDown(event: KeyboardEvent) {
    const target = KEYS[event.key]
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    show(target(current))
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocused(currentTarget.contains(relatedTarget))

  return (
    <section
      aria-roledescription={homeText("carousel")}
      aria-label={homeText("assemblies")}
      className="border-y border-line"
      onKeyDown={onKeyDown}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
    >
      <div className="border-b border-line">
        <CarouselControls
          titles={TITLES}
          current={current}
          playing={playing}
          onToggle={toggle}
          onShow={show}
        />
      </div>
      <div
        ref={track}
        onScroll={onScroll}
        onTouchStart={stop}
        onWheel={({ deltaX }) => (deltaX === 0 ? undefined : stop())}
        className="flex scroll-smooth motion-reduce:scroll-auto snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {assemblies.map((assembly, slide) => (
          <AssemblySlide
            key={assembly.id}
            assembly={assembly}
            place={homeText("slidePlace", { slide: slide + 1, count: assemblies.length })}
            first={slide === 0}
            shown={slide === current}
          />
        ))}
      </div>
    </section>
  )
}

const PERIOD_MS = 7000

/**
 * Calls `onStep` every seven seconds while the reader lets it: not for those who want no motion,
 * not under the pointer or the focus (`held`), not in a tab in the background. `stop` ends it for
 * good, as any step by hand does; `playing` and `toggle` are the pause button's.
 */
function useAutoplay({ held, onStep }: { held: boolean; onStep: () => void }) {
  const [playing, setPlaying] = useState(wantsMotion)
  const step = useEffectEvent(() => {
    if (document.visibilityState === "visible") onStep()
  })
  useEffect(() => {
    if (!playing || held) return undefined
    const timer = setInterval(step, PERIOD_MS)
    return () => clearInterval(timer)
  }, [playing, held])
  return { playing, stop: () => setPlaying(false), toggle: () => setPlaying(!playing) }
}

function wantsMotion(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches
}
