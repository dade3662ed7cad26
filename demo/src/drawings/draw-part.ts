import type { PartShape } from "../parts/shapes"
import type { CataloguePart } from "../parts/types"
import { drawAirFilter } from "./filters/air-filter"
import { drawBelt } from "./engine/belt"
import { drawBrakeDisc } from "./brakes/brake-disc"
import { drawBrakePads } from "./brakes/brake-pads"
import { drawCabinFilter } from "./filters/cabin-filter"
import { drawClutchKit } from "./chassis/clutch-kit"
import { drawCoilSpring } from "./chassis/coil-spring"
import { drawControlArm } from "./chassis/control-arm"
import { drawIgnitionCoil } from "./engine/ignition-coil"
import type { Ink } from "./drafting/ink"
import { drawLamp } from "./body/lamp"
import { drawOilFilter } from "./filters/oil-filter"
import { drawSensor } from "./body/sensor"
import { Sheet } from "./drafting/sheet"
import { drawShockAbsorber } from "./chassis/shock-absorber"
import { drawSparkPlug } from "./engine/spark-plug"
import { drawTensioner } from "./engine/tensioner"
import { titleStrip } from "./drafting/title-strip"
import { drawWaterPump } from "./engine/water-pump"
import { drawWheelHub } from "./brakes/wheel-hub"
import { drawWiper } from "./body/wiper"

export const DRAWING_SIZE = { width: 800, height: 600 }

/** What a drawing is made from: not the price, not the stock. */
export type DrawablePart = Pick<CataloguePart, "sku" | "name" | "shape">

/** A part's drawing before it gets its ink. */
export function layoutPart({ sku, name, shape }: DrawablePart): Sheet {
  const sheet = new Sheet(DRAWING_SIZE)
  const scale = drawShape(sheet, shape)
  titleStrip(sheet, { sku, name, scale })
  return sheet
}

/** A part's engineering drawing as SVG, 800 × 600, without fonts, ids or scripts. */
export function drawPart(part: DrawablePart, { ink }: { ink: Ink }): string {
  return layoutPart(part).svg(ink)
}

/** Draws the shape and answers the scale for the title strip. */
function drawShape(sheet: Sheet, shape: PartShape): string {
  switch (shape.family) {
    case "air-filter":
      return drawAirFilter(sheet, shape)
    case "belt":
      return drawBelt(sheet, shape)
    case "brake-disc":
      return drawBrakeDisc(sheet, shape)
    case "brake-pads":
      return drawBrakePads(sheet, shape)
    case "cabin-filter":
      return drawCabinFilter(sheet, shape)
    case "clutch-kit":
      return drawClutchKit(sheet, shape)
    case "coil-spring":
      return drawCoilSpring(sheet, shape)
    case "control-arm":
      return drawControlArm(sheet, shape)
    case "ignition-coil":
      return drawIgnitionCoil(sheet, shape)
    case "lamp":
      return drawLamp(sheet, shape)
    case "oil-filter":
      return drawOilFilter(sheet, shape)
    case "sensor":
      return drawSensor(sheet, shape)
    case "shock-absorber":
      return drawShockAbsorber(sheet, shape)
    case "spark-plug":
      return drawSparkPlug(sheet, shape)
    case "tensioner":
      return drawTensioner(sheet, shape)
    case "water-pump":
      return drawWaterPump(sheet, shape)
    case "wheel-hub":
      return drawWheelHub(sheet, shape)
    case "wiper":
      return drawWiper(sheet, shape)
  }
}
