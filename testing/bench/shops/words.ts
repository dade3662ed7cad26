/**
 * The made catalogue's categories: the first has three parts in ten, the last one in a hundred, the
 * others share the rest.
 */
export const KINDS = [
  { name: "Brake discs", part: "Brake disc", code: "BD", handle: "bench-brake-discs" },
  { name: "Brake pads", part: "Brake pad set", code: "BP", handle: "bench-brake-pads" },
  { name: "Oil filters", part: "Oil filter", code: "OF", handle: "bench-oil-filters" },
  { name: "Air filters", part: "Air filter", code: "AF", handle: "bench-air-filters" },
  { name: "Cabin filters", part: "Cabin filter", code: "CF", handle: "bench-cabin-filters" },
  { name: "Shock absorbers", part: "Shock absorber", code: "SA", handle: "bench-shock-absorbers" },
  { name: "Coil springs", part: "Coil spring", code: "CS", handle: "bench-coil-springs" },
  { name: "Control arms", part: "Control arm", code: "CA", handle: "bench-control-arms" },
  { name: "Wheel hubs", part: "Wheel hub", code: "WH", handle: "bench-wheel-hubs" },
  { name: "Clutch kits", part: "Clutch kit", code: "CK", handle: "bench-clutch-kits" },
  { name: "Belts", part: "Timing belt", code: "BT", handle: "bench-belts" },
  { name: "Tensioners", part: "Belt tensioner", code: "TN", handle: "bench-tensioners" },
  { name: "Water pumps", part: "Water pump", code: "WP", handle: "bench-water-pumps" },
  { name: "Spark plugs", part: "Spark plug", code: "SP", handle: "bench-spark-plugs" },
  { name: "Ignition coils", part: "Ignition coil", code: "IC", handle: "bench-ignition-coils" },
  { name: "Sensors", part: "Wheel speed sensor", code: "SN", handle: "bench-sensors" },
  { name: "Lamps", part: "Fog lamp", code: "LP", handle: "bench-lamps" },
  { name: "Wipers", part: "Wiper blade", code: "WB", handle: "bench-wipers" },
] as const

/** Invented vehicles that the parts are named after. */
export const VEHICLES = [
  ...["Aurel", "Borea", "Cinder", "Dorado", "Elster", "Fennek", "Garnet", "Harrier"],
  ...["Isolde", "Juniper", "Kestrel", "Lumen", "Marten", "Nimbus", "Osprey", "Pelion"],
  ...["Quarry", "Rowan", "Sorrel", "Tamar", "Umbra", "Vireo", "Wicken", "Yarrow"],
] as const

export const BODIES = ["Estate", "Saloon", "Hatchback", "Pickup", "Van"] as const
export const MATERIALS = ["Cast iron", "Steel", "Aluminium", "Composite"] as const
