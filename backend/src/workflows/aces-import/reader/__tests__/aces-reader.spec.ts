import fc from "fast-check"
import { AcesReader } from "../aces-reader"
import { RefusedFile } from "../refused-file"

const HEADER = `<Header>
  <Company>Nobody</Company>
  <BrandAAIAID>BKZZ</BrandAAIAID>
  <SubmissionType>FULL</SubmissionType>
  <VcdbVersionDate>2026-10-30</VcdbVersionDate>
</Header>`

const APP = `<App action="A" id="1">
  <BaseVehicle id="12"/>
  <SubModel id="20"/>
  <EngineBase id="7"/>
  <Qual id="55"><param value="280" uom="mm"/><text>With 280 mm discs</text></Qual>
  <Qual id="56"><text></text></Qual>
  <Note>From chassis &quot;7 A&quot;</Note>
  <Note lang="en">Check  the
    plug</Note>
  <Qty>2</Qty>
  <PartType id="1684"/>
  <MfrLabel>Premium</MfrLabel>
  <Position id="22"/>
  <Part BrandAAIAID="BKZZ">BD-2803-V</Part>
  <DisplayOrder>3</DisplayOrder>
</App>`

const wrap = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>
<ACES version="4.2">${content}</ACES>`
const footer = (count: number) => `<Footer><RecordCount>${count}</RecordCount></Footer>`
const app = (content: string, action = "A") =>
  `<App action="${action}" id="1">${content}<Part>BD-1</Part></App>`

/** Reads a file in pieces of some bytes. */
function read(content: string | Buffer, piece = 7) {
  const bytes = Buffer.from(content)
  const reader = new AcesReader()
  for (let at = 0; at < bytes.length; at += piece) reader.write(bytes.subarray(at, at + piece))
  reader.end()
  return { apps: reader.takeApps(), reader }
}

function refusalOf(content: string | Buffer, piece?: number): [line: number, message: string] {
  try {
    read(content, piece)
  } catch (error) {
    if (error instanceof RefusedFile) return [error.line, error.message]
    throw error
  }
  throw new Error("The file was taken")
}

describe("AcesReader", () => {
  it("reads what an App says, however the bytes come", () => {
    const file = wrap(HEADER + APP + footer(1))
    for (const piece of [1, 7, file.length]) {
      const { apps, reader } = read(file, piece)
      expect(apps).toEqual([
        {
          ...{ number: 1, line: 7, isRemoval: false, part: "BD-2803-V" },
          ...{ selector: "BaseVehicle:12", yearsFrom: 0, yearsTo: 0 },
          qualifiers: "EngineBase:7 Qual:56 SubModel:20",
          ...{ position: "22", quantity: 2 },
          note: 'With 280 mm discs; From chassis "7 A"; Check the plug',
        },
      ])
      expect(reader.header).toMatchObject({ brand: "BKZZ", submissionType: "FULL", version: "4.2" })
      expect([reader.warnings, reader.problems]).toEqual([[], []])
    }
  })

  it("reads UTF-16 of either order, and a byte order mark", () => {
    const file = wrap(HEADER.replace("Nobody", "Łódź") + APP + footer(1)).replace("UTF-8", "UTF-16")
    const little = Buffer.from(`\ufeff${file}`, "utf16le")
    expect(read(little, 10).apps).toHaveLength(1)
    expect(read(Buffer.from(little).swap16(), 10).apps).toHaveLength(1)
    expect(read(`\ufeff${wrap(HEADER + APP + footer(1))}`, 10).apps).toHaveLength(1)
  })

  it.each([
    ['<Years from="2014" to="2016"/><Make id="5"/>', { selector: "Make:5", yearsFrom: 2014 }],
    ['<Years from="2014" to="2014"/><Make id="5"/><Model id="77"/>', { selector: "Make:5/77" }],
    ['<EquipmentBase id="3"/>', { selector: "EquipmentBase:3" }],
    ['<Mfr id="8"/><EquipmentModel id="9"/>', { selector: "Equipment:8/9" }],
    ['<BaseVehicle id="1"/><Qty></Qty>', { quantity: 1 }],
    ['<BaseVehicle id="1"/><Qty>2.0</Qty>', { quantity: 2 }],
  ])("reads %s", (content, told) => {
    expect(read(wrap(HEADER + app(content) + footer(1))).apps).toMatchObject([told])
  })

  it("warns of a wrapper and a missing Footer, and reads over assets", () => {
    const asset = '<Asset action="A" id="9"><BaseVehicle id="1"/><AssetName>x</AssetName></Asset>'
    const { apps, reader } = read(wrap(`${HEADER}<Apps>${APP}</Apps>${asset}`))
    expect(apps).toHaveLength(1)
    expect(reader.warnings.map(({ message }) => message)).toEqual([
      "Apps are wrapped in <Apps>",
      "The file has no Footer: whether it is whole, nobody can tell",
    ])
    expect(read(wrap(HEADER + APP + asset + footer(2))).apps).toHaveLength(1)
  })

  it.each([
    ['<BaseVehicle id="x"/>', "BaseVehicle needs an id, a whole number"],
    ['<BaseVehicle id="1"/><Qty>none</Qty>', "Qty must be a whole number from 1 to 32767"],
    [
      '<Years from="2016" to="2014"/><Make id="5"/>',
      "Years must name two years, the first not behind the second",
    ],
    ['<Make id="5"/>', "The App names no vehicle: BaseVehicle, or Years with Make"],
    ['<BaseVehicle id="1"/><DriveType/>', "DriveType needs an id, a whole number"],
    [
      '<BaseVehicle id="1"/><Part BrandAAIAID="OTHR">1</Part>',
      "The part is of OTHR, the file of BKZZ",
    ],
  ])("tells what is wrong with the App of %s, and reads on", (content, message) => {
    const part = content.includes("<Part") ? "" : "<Part>BD-1</Part>"
    const bad = `<App action="A" id="1">${content}${part}</App>`
    const { apps, reader } = read(wrap(`${HEADER}\n${bad}\n${APP}${footer(2)}`))
    expect(reader.problems).toEqual([{ line: 8, message }])
    expect(apps).toHaveLength(1)
  })

  it("tells of an App without a Part, and of an action that is none", () => {
    const bad = '<App action="A" id="1"><BaseVehicle id="1"/></App>'
    const { reader } = read(
      wrap(`${HEADER}${bad}\n${app('<BaseVehicle id="1"/>', "X")}${footer(2)}`),
    )
    expect(reader.problems).toEqual([
      { line: 7, message: "The App names no Part" },
      { line: 8, message: "An App's action is A or D" },
    ])
  })

  const REFUSED: [what: string, file: string | Buffer, line: number, message: string][] = [
    ["a wrong RecordCount", wrap(`${HEADER}${APP}\n${footer(3)}`), 23, "RecordCount is 3, and"],
    ["a RecordCount that is none", wrap(`${HEADER}${APP}${footer(NaN)}`), 22, "no number"],
    ["another root", "<PIES/>", 1, "no ACES file"],
    ["an old version", '<ACES version="2.0"/>', 1, 'not "2.0"'],
    ["no header", wrap(`\n${APP}`), 3, "Header must come before"],
    [
      "another submission",
      wrap(HEADER.replace("FULL", "SOME")),
      2,
      "SubmissionType must be FULL, UPDATE or TEST",
    ],
    ["no brand", wrap(HEADER.replace("BKZZ", "") + app('<BaseVehicle id="1"/>')), 7, "BrandAAIAID"],
    ["a DTD", '<!DOCTYPE ACES [<!ENTITY a "b">]>\n<ACES version="4.2"/>', 1, "DTD"],
    [
      "a DTD elsewhere",
      '<!DOCTYPE ACES SYSTEM "file:///etc/passwd">\n<ACES version="4.2"/>',
      1,
      "DTD",
    ],
    ["an entity", wrap(`${HEADER}\n<App>&pass;</App>`), 8, "well-formed"],
    ["another encoding", '<?xml version="1.0" encoding="ISO-8859-1"?>\n<ACES/>', 1, "UTF-8"],
    ["bytes that are no text", Buffer.from([0x3c, 0x41, 0xff, 0x41]), 1, "UTF-8"],
    ["deep nesting", wrap(`\n${"<a>".repeat(100)}`), 3, "too deep"],
    ["a giant text", wrap(`\n<Header>${"x".repeat(200_000)}`), 3, "too long"],
    ["a giant attribute", wrap(`\n<App id="${"x".repeat(200_000)}"`), 3, "too long"],
    ["a giant comment", wrap(`\n<!--${"x".repeat(200_000)}`), 3, "too long"],
    ["an end too soon", wrap(HEADER).slice(0, -7), 7, "well-formed"],
    ["nothing", " ", 1, "well-formed"],
  ]

  it.each(REFUSED.map(([what, file, line, message]) => ({ what, file, line, message })))(
    "refuses $what with its line",
    ({ file, line, message }) => {
      const [at, said] = refusalOf(file, 32_768)
      expect(said).toContain(message)
      expect(at).toBe(line)
    },
  )

  it("refuses whatever is cut or spoilt, with a line, and never fails otherwise", () => {
    const file = wrap(HEADER + APP.repeat(3) + footer(3))
    const lines = file.split("\n").length
    const spoil = fc.record({
      at: fc.nat(file.length - 2),
      cut: fc.integer({ min: 1, max: 40 }),
      put: fc.oneof(
        fc.constantFrom("<", "&", "</", "]]>", "<!DOCTYPE x>", "&x;", "\u0000", '"', "<a b=c>"),
        fc.string({ maxLength: 5 }),
      ),
    })
    fc.assert(
      fc.property(spoil, fc.integer({ min: 1, max: 500 }), ({ at, cut, put }, piece) => {
        const spoilt = file.slice(0, at) + put + file.slice(at + cut)
        try {
          read(spoilt, piece)
        } catch (error) {
          if (!(error instanceof RefusedFile)) throw error
          expect(error.line).toBeGreaterThanOrEqual(1)
          expect(error.line).toBeLessThanOrEqual(lines + 5)
          expect(error.message).not.toBe("")
        }
        const cutShort = file.slice(0, at + 1)
        expect(refusalOf(cutShort, piece)[0]).toBeGreaterThanOrEqual(1)
      }),
      { numRuns: 300 },
    )
  })
})
