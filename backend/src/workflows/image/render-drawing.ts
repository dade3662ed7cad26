import sharp from "sharp"

type RenderOptions = { width: number; format: "webp" | "avif" }

/** Pixels per inch at which librsvg draws one unit of the sheet as one pixel. */
const NATIVE_DENSITY = 72

/** Enough for a sheet's inks and their blends at the edges; a third of the bytes of all colours. */
const COLOURS = 16

/**
 * Renders a drawing to an opaque picture of `width` pixels, its height following.
 * WebP is lossless over a small palette, which keeps edges sharp and beats lossy on line art;
 * AVIF keeps full chroma, else blue hairlines turn grey. Throws where sharp cannot read the SVG.
 */
export async function renderDrawing(
  svg: string,
  { width, format }: RenderOptions,
): Promise<Buffer> {
  const native = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? width)
  // Drawn at the final size: scaling a bitmap afterwards would blur the hairlines.
  const density = (NATIVE_DENSITY * width) / native
  const drawn = sharp(Buffer.from(svg), { density }).resize({ width }).flatten()
  if (format === "avif") {
    return drawn.avif({ quality: 45, effort: 3, chromaSubsampling: "4:4:4" }).toBuffer()
  }
  const palette = { palette: true, colours: COLOURS, dither: 0, effort: 1, compressionLevel: 0 }
  return sharp(await drawn.png(palette).toBuffer())
    .webp({ lossless: true, effort: 2 })
    .toBuffer()
}
