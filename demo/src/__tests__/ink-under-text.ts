import sharp from "sharp"
import type { Box } from "../drawings/drafting/path"
import type { Sheet } from "../drawings/drafting/sheet"

/** Grey below this is a line; the tints of faces are lighter. */
const LINE = 200

type Grey = { data: Buffer; width: number }

/** The texts, by index, that some line of the drawing runs through. */
export async function crossedTexts(sheet: Sheet): Promise<number[]> {
  const bare = Buffer.from(sheet.svg("light", { letters: false }))
  const { data, info } = await sharp(bare)
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const grey = { data, width: info.width }
  return sheet.texts.flatMap((boxes, index) =>
    boxes.some((box) => holdsLine(grey, box)) ? [index] : [],
  )
}

function holdsLine({ data, width }: Grey, box: Box): boolean {
  for (let y = Math.round(box.y); y < box.y + box.height; y += 1) {
    const row = data.subarray(
      y * width + Math.round(box.x),
      y * width + Math.ceil(box.x + box.width),
    )
    if (row.some((grey) => grey < LINE)) return true
  }
  return false
}
