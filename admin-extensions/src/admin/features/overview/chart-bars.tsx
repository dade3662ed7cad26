import { Text } from "@medusajs/ui"
import { useId } from "react"
import { useFormats } from "../../platform/formats"
import { barOf, scaleOf } from "./chart-scale"

type ChartBarsProps = {
  title: string
  /** One of each date. */
  values: number[]
  dates: string[]
  format: (value: number) => string
  /** The date that is read out. */
  chosen: number
  onChoose: (index: number) => void
  /** Hatched instead of filled. */
  isHatched?: boolean
}

const HEIGHT = 120
/** Of a day's width; the rest is the gap to the next one. */
const BAR = 0.7

/** Bars of one kind by day, with the axis' ends as words; hidden from screen readers, which read the slider around them. */
export function ChartBars(props: ChartBarsProps) {
  const { title, values, dates, format, chosen, onChoose, isHatched = false } = props
  const { day } = useFormats()
  const hatch = useId()
  const scale = scaleOf(values)
  const width = 100 / values.length
  const percent = (share: number) => `${share}%`
  const zero = HEIGHT * barOf(0, scale).y
  return (
    <figure aria-hidden className="m-0">
      <figcaption className="flex justify-between">
        <Text size="small" weight="plus">
          {title}
        </Text>
        <Text size="xsmall" className="text-ui-fg-muted tabular-nums">
          {format(scale.top)}
        </Text>
      </figcaption>
      <svg width="100%" height={HEIGHT} className="text-ui-fg-subtle mt-1 block overflow-visible">
        <defs>
          <pattern
            id={hatch}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="2.5" height="5" className="fill-current" />
          </pattern>
        </defs>
        <line x1="0" x2="100%" y1="0.5" y2="0.5" className="stroke-ui-border-base" />
        {values.map((value, index) => {
          const { y, height } = barOf(value, scale)
          const x = index * width
          return (
            <g key={dates[index]} onMouseEnter={() => onChoose(index)}>
              <rect
                x={percent(x)}
                y="0"
                width={percent(width)}
                height={HEIGHT}
                className={index === chosen ? "fill-ui-bg-base-pressed" : "fill-transparent"}
              />
              <rect
                x={percent(x + (width * (1 - BAR)) / 2)}
                y={y * HEIGHT}
                width={percent(width * BAR)}
                height={height * HEIGHT}
                className={isHatched ? "stroke-current" : "fill-current"}
                {...(isHatched ? { fill: `url(#${hatch})` } : {})}
              />
              {index === chosen ? (
                <rect
                  x={percent(x)}
                  y={HEIGHT + 2}
                  width={percent(width)}
                  height="3"
                  className="fill-ui-fg-base"
                />
              ) : null}
            </g>
          )
        })}
        <line x1="0" x2="100%" y1={zero} y2={zero} className="stroke-ui-border-strong" />
      </svg>
      <div className="mt-2 flex justify-between">
        {[dates[0], dates[Math.floor(dates.length / 2)], dates.at(-1)].map((date) => (
          <Text key={date} size="xsmall" className="text-ui-fg-muted">
            {date ? day(date) : null}
          </Text>
        ))}
      </div>
    </figure>
  )
}
