/** A call-out of an assembly; x and y are per cent of the drawing's width and height. */
export type Callout = { number: number; label: string; sku: string; x: number; y: number }

export type AssemblyId = "brake-corner" | "timing-drive" | "strut" | "clutch"

export type Assembly = { id: AssemblyId; title: string; callouts: readonly Callout[] }

/** The home page's four large drawings and the parts that their call-outs lead to. */
export const assemblies: readonly Assembly[] = [
  {
    id: "brake-corner",
    title: "Brake corner",
    callouts: [
      { number: 1, label: "Brake pads", sku: "BP-1465-W", x: 7, y: 12 },
      { number: 2, label: "Brake disc", sku: "BD-2803-V", x: 40, y: 11 },
      { number: 3, label: "Wheel hub", sku: "WH-1395-A", x: 66, y: 19 },
      { number: 4, label: "Wheel speed sensor", sku: "SE-0511-W", x: 92, y: 28 },
    ],
  },
  {
    id: "timing-drive",
    title: "Timing drive",
    callouts: [
      { number: 1, label: "Timing belt", sku: "BE-1451-T", x: 45, y: 12 },
      { number: 2, label: "Belt tensioner", sku: "TE-0601-T", x: 34, y: 13 },
      { number: 3, label: "Water pump", sku: "WP-0602-T", x: 60, y: 91 },
      { number: 4, label: "Crankshaft sensor", sku: "SE-0402-C", x: 5.5, y: 28 },
      { number: 5, label: "Camshaft sensor", sku: "SE-0301-K", x: 94.5, y: 15 },
    ],
  },
  {
    id: "strut",
    title: "Strut",
    callouts: [
      { number: 1, label: "Strut insert", sku: "SA-3801-G", x: 24, y: 17 },
      { number: 2, label: "Coil spring", sku: "CS-3242-F", x: 57, y: 10 },
      { number: 3, label: "Control arm", sku: "CA-2961-L", x: 62, y: 83 },
    ],
  },
  {
    id: "clutch",
    title: "Clutch",
    callouts: [
      { number: 1, label: "Release bearing", sku: "CK-2283-K", x: 7, y: 24 },
      { number: 2, label: "Clutch cover", sku: "CK-2283-K", x: 26, y: 10 },
      { number: 3, label: "Clutch disc", sku: "CK-2283-K", x: 60, y: 10 },
      { number: 4, label: "Crankshaft sensor", sku: "SE-0451-C", x: 84.5, y: 9 },
    ],
  },
]

/** An assembly by its id; throws a RangeError for an unknown one. */
export function assemblyOf(id: AssemblyId): Assembly {
  const found = assemblies.find((assembly) => assembly.id === id)
  if (!found) throw new RangeError(`There is no assembly "${id}"`)
  return found
}
