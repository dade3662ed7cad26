type Picture = { size: number; png: Buffer }

const HEADER_BYTES = 6
const ENTRY_BYTES = 16
const ICON = 1

/** An .ico file of square pictures up to 255 pixels; each is a PNG, as every browser reads it. */
export function icoFile(pictures: readonly Picture[]): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length)
  head.writeUInt16LE(ICON, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, png }, index) => {
    const entry = HEADER_BYTES + ENTRY_BYTES * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    // One plane of 32 bits.
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
