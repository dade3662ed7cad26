/** The assemblies' drawings, made from the catalogue's own parts by vite/drawings.ts. */
declare module "virtual:drawings" {
  export type AssemblyId = "brake-corner" | "timing-drive" | "strut" | "clutch"

  /** A numbered mark on a drawing; x and y are its centre in per cent of the drawing. */
  export type CallOut = { number: number; label: string; sku: string; x: number; y: number }

  export type Drawing = { light: string; dark: string; width: number; height: number }

  export type Assembly = Drawing & { id: AssemblyId; title: string; callOuts: CallOut[] }

  export const assemblies: Assembly[]
  export const notFoundDrawing: Drawing
}
