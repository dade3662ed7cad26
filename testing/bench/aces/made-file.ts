import { createWriteStream } from "node:fs"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"

/** Ids of the made vehicles' keys, of places and of bodies; numbers of no catalogue. */
export const POSITIONS = ["Front axle", "Rear axle"]
export const BODIES = ["Saloon", "Estate", "Hatchback"]

type Made = { parts: readonly string[]; vehicles: number; apps: number }

/** Writes a FULL file of so many Apps, each of another part or vehicle. */
export async function writeMadeFile(path: string, made: Made): Promise<void> {
  await pipeline(Readable.from(pieces(made)), createWriteStream(path))
}

const TOGETHER = 500

function* pieces({ parts, vehicles, apps }: Made): Generator<string, void> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<ACES version="4.2">
  <Header>
    <Company>Bench</Company>
    <SenderName>Bench</SenderName>
    <SenderPhone>0</SenderPhone>
    <TransferDate>2026-11-25</TransferDate>
    <BrandAAIAID>BNCH</BrandAAIAID>
    <DocumentTitle>Made Apps</DocumentTitle>
    <EffectiveDate>2026-11-25</EffectiveDate>
    <SubmissionType>FULL</SubmissionType>
    <VcdbVersionDate>2026-10-30</VcdbVersionDate>
    <QdbVersionDate>2026-10-30</QdbVersionDate>
    <PcdbVersionDate>2026-10-30</PcdbVersionDate>
  </Header>
`
  for (let first = 0; first < apps; first += TOGETHER) {
    let text = ""
    for (let n = first; n < Math.min(apps, first + TOGETHER); n++) {
      const part = parts[n % parts.length] ?? ""
      // A part's next vehicle is another one; neighbours in the file have neighbouring vehicles.
      const round = Math.floor(n / parts.length)
      text += app(n + 1, part, ((n + round * 37) % vehicles) + 1)
    }
    yield text
  }
  yield `  <Footer>
    <RecordCount>${apps}</RecordCount>
  </Footer>
</ACES>
`
}

function app(id: number, part: string, vehicle: number): string {
  const body = id % 5 === 0 ? `\n    <BodyType id="${(id % BODIES.length) + 1}"/>` : ""
  const note = id % 7 === 0 ? "\n    <Note>Vehicles with the sports chassis</Note>" : ""
  return `  <App action="A" id="${id}">
    <BaseVehicle id="${vehicle}"/>${body}${note}
    <Qty>${1 + (id % 2)}</Qty>
    <PartType id="1684"/>
    <Position id="${(id % POSITIONS.length) + 1}"/>
    <Part>${part}</Part>
  </App>
`
}
