const DRAWING = /^(.*\/uploads\/drawings\/.+?)(?:\.dark)?\.(webp|avif|svg)$/

/** The address of a drawing in the ink for a light or dark page; any other picture as it is. */
export function inkOf(image: string, dark: boolean): string {
  const [, stem, type] = DRAWING.exec(image) ?? []
  return stem && type ? `${stem}${dark ? ".dark" : ""}.${type}` : image
}

/** The same drawing as SVG, for a close look; null for a picture that is no drawing of ours. */
export function zoomOf(image: string, dark: boolean): string | null {
  const [, stem] = DRAWING.exec(image) ?? []
  return stem ? `${stem}${dark ? ".dark" : ""}.svg` : null
}
