import sharp from "sharp"

/** A blue picture as a file to choose. */
export async function picture() {
  const background = { r: 29, g: 79, b: 143 }
  const image = sharp({ create: { width: 640, height: 480, channels: 3, background } })
  return { name: "disc.png", mimeType: "image/png", buffer: await image.png().toBuffer() }
}
