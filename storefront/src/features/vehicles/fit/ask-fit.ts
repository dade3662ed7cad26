import type { CheckedBasket } from "@shop/contract/basket/basket"
import type { ToldFit } from "@shop/contract/vehicle/asked-vehicle"
import { callForData } from "@/platform/api/call-api"
import { writeQuery } from "@/platform/api/write-query"

export type AskedVehicle = { id: string; built: string }

type Asked = {
  productId: string
  resolve: (fit: ToldFit | null) => void
  reject: (error: unknown) => void
}

/** As many lines as one check takes. */
const MOST = 500

/** What is to be asked in a moment, by the vehicle. */
const waiting = new Map<string, Asked[]>()

/**
 * Whether a part fits a vehicle, by POST /basket/check: all that is asked for in one turn of the page is
 * one call. Null for a part that is sold no longer. Throws ApiError.
 */
export function askFit({ id, built }: AskedVehicle, productId: string): Promise<ToldFit | null> {
  const vehicle = writeQuery({ vehicle: id, built })
  return new Promise((resolve, reject) => {
    const asked = waiting.get(vehicle)
    if (asked) asked.push({ productId, resolve, reject })
    else {
      waiting.set(vehicle, [{ productId, resolve, reject }])
      setTimeout(() => askAll(vehicle))
    }
  })
}

function askAll(vehicle: string): void {
  const asked = waiting.get(vehicle) ?? []
  waiting.delete(vehicle)
  for (let at = 0; at < asked.length; at += MOST) void ask(vehicle, asked.slice(at, at + MOST))
}

async function ask(vehicle: string, asked: readonly Asked[]): Promise<void> {
  const ids = new Set(asked.map(({ productId }) => productId))
  try {
    const { lines } = await callForData<CheckedBasket>(`/basket/check?${vehicle}`, {
      method: "POST",
      body: { lines: [...ids].map((productId) => ({ productId, qty: 1 })) },
    })
    const fits = new Map(
      lines.map(({ productId, fit, fitNotes = [] }) => [productId, fit ? { fit, fitNotes } : null]),
    )
    for (const { productId, resolve } of asked) resolve(fits.get(productId) ?? null)
  } catch (error) {
    for (const { reject } of asked) reject(error)
  }
}
