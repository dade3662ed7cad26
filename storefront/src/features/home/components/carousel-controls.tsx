import { ArrowLeft, ArrowRight, Pause, Play } from "lucide-react"
import { homeText } from "../texts"

type CarouselControlsProps = {
  titles: string[]
  current: number
  playing: boolean
  onToggle: () => void
  onShow: (slide: number) => void
}

/** The slides' names, a pause, and one step back or forward; on a narrow screen a mark stands for a name. */
export function CarouselControls({
  titles,
  current,
  playing,
  onToggle,
  onShow,
}: CarouselControlsProps) {
  const count = titles.length
  return (
    <div className="page flex items-center justify-between gap-4">
      <div className="-ml-3 flex">
        {titles.map((title, slide) => (
          <button
            key={title}
            type="button"
            aria-label={homeText("showSlide", { slide: slide + 1, title })}
            aria-current={slide === current ? "true" : undefined}
            className="group -mb-px grid h-12 min-w-9 place-items-center border-primary px-1 font-medium hover:bg-base-200 md:px-3 md:text-sm md:aria-[current]:border-b-2"
            onClick={() => onShow(slide)}
          >
            <span className="hidden md:inline">{title}</span>
            <span className="h-1 w-7 bg-line xs:w-9 transition-colors duration-200 group-aria-[current]:bg-primary md:hidden" />
          </button>
        ))}
      </div>
      <div className="-mr-2 flex">
        <button
          type="button"
          aria-label={playing ? homeText("pauseSlides") : homeText("playSlides")}
          className="btn btn-square btn-ghost"
          onClick={onToggle}
        >
          {playing ? (
            <Pause aria-hidden="true" className="size-5" />
          ) : (
            <Play aria-hidden="true" className="size-5" />
          )}
        </button>
        <button
          type="button"
          aria-label={homeText("previousSlide")}
          className="btn btn-square btn-ghost"
          onClick={() => onShow((current + count - 1) % count)}
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </button>
        <button
          type="button"
          aria-label={homeText("nextSlide")}
          className="btn btn-square btn-ghost"
          onClick={() => onShow((current + 1) % count)}
        >
          <ArrowRight aria-hidden="true" className="size-5" />
        </button>
      </div>
    </div>
  )
}
