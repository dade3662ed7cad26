/** The dimensions a drawing needs, one type per family; lengths in mm where not told otherwise. */
export type BrakeDiscShape = {
  family: "brake-disc"
  diameter: number
  thickness: number
  minimumThickness: number
  /** From the mounting face to the outer friction face. */
  height: number
  bore: number
  bolts: number
  pitchCircle: number
  vented: boolean
  face: "plain" | "slotted" | "drilled"
}

export type BrakePadsShape = {
  family: "brake-pads"
  width: number
  height: number
  thickness: number
  slots: number
  wearSensor: boolean
  compound: string
}

export type OilFilterShape = {
  family: "oil-filter"
  diameter: number
  height: number
  thread: string
  /** Outer diameter of the gasket. */
  gasket: number
  bypassBar: number
  flutes: number
}

export type AirFilterShape = {
  family: "air-filter"
  outline: "panel" | "round"
  /** Length of a panel, outer diameter of a round insert. */
  length: number
  /** Width of a panel, inner diameter of a round insert. */
  width: number
  height: number
  pleats: number
}

export type CabinFilterShape = {
  family: "cabin-filter"
  length: number
  width: number
  height: number
  pleats: number
  carbon: boolean
}

export type ShockAbsorberShape = {
  family: "shock-absorber"
  closed: number
  open: number
  tube: number
  rod: number
  gas: boolean
  top: "pin" | "eye"
  foot: "eye" | "bracket"
}

export type SparkPlugShape = {
  family: "spark-plug"
  thread: number
  pitch: number
  reach: number
  hex: number
  gap: number
  length: number
  electrodes: number
  heatRange: number
}

export type BeltShape = {
  family: "belt"
  kind: "ribbed" | "timing"
  /** Ribs across a ribbed belt, teeth along a timing belt. */
  count: number
  length: number
  width: number
  pitch: number
  height: number
}

export type WheelHubShape = {
  family: "wheel-hub"
  flange: number
  bolts: number
  pitchCircle: number
  pilot: number
  depth: number
  bearing: number
  /** Teeth of the drive spline; 0 on an axle that is not driven. */
  splines: number
  abs: boolean
}

export type ClutchKitShape = {
  family: "clutch-kit"
  disc: number
  inner: number
  splines: number
  hub: number
  springs: number
  pieces: number
}

export type LampShape = {
  family: "lamp"
  kind: "headlamp" | "rear lamp" | "fog lamp"
  side: "left" | "right"
  width: number
  height: number
  depth: number
  modules: number
  bulb: string
  approval: "ECE" | "DOT"
}

export type ControlArmShape = {
  family: "control-arm"
  kind: "wishbone" | "link"
  side: "left" | "right"
  length: number
  /** Distance of the two bushes of a wishbone; 0 on a link. */
  spread: number
  bush: number
  taper: number
}

export type WaterPumpShape = {
  family: "water-pump"
  impeller: number
  blades: number
  pulley: number
  depth: number
  bolts: number
  boltCircle: number
  drive: "ribbed" | "timing"
}

export type IgnitionCoilShape = {
  family: "ignition-coil"
  length: number
  boot: number
  head: number
  pins: number
  /** From the coil's axis to its fixing hole. */
  offset: number
  kilovolt: number
}

export type SensorShape = {
  family: "sensor"
  kind: "wheel speed" | "crankshaft" | "camshaft"
  tip: number
  reach: number
  offset: number
  cable: number
  pins: number
}

export type WiperShape = {
  family: "wiper"
  length: number
  adapter: "hook" | "pin" | "bayonet"
  build: "flat" | "bracket"
  /** Height of the rubber's section. */
  rubber: number
}

export type TensionerShape = {
  family: "tensioner"
  pulley: number
  width: number
  arm: number
  base: number
  bolt: number
  grooves: number
}

export type CoilSpringShape = {
  family: "coil-spring"
  freeLength: number
  outer: number
  wire: number
  coils: number
  /** Newton per millimetre. */
  rate: number
}

export type PartShape =
  | BrakeDiscShape
  | BrakePadsShape
  | OilFilterShape
  | AirFilterShape
  | CabinFilterShape
  | ShockAbsorberShape
  | SparkPlugShape
  | BeltShape
  | WheelHubShape
  | ClutchKitShape
  | LampShape
  | ControlArmShape
  | WaterPumpShape
  | IgnitionCoilShape
  | SensorShape
  | WiperShape
  | TensionerShape
  | CoilSpringShape

export type FamilyId = PartShape["family"]
