import { call } from "../../testkit/client/call"
import { makePart } from "../../testkit/client/parts"
import { register, signInAdministrator } from "../../testkit/client/people"
import { servingProcess } from "../aces/watch-memory"
import { buyerPaths } from "./buyer-paths"
import type { Watched } from "./phases"

/** Who looks around and orders in a running shop; `parts` are as many as are going to be made. */
export async function openWatched(
  { url, folder }: Pick<Watched, "url" | "folder">,
  parts: number,
): Promise<Watched> {
  const admin = await signInAdministrator(url)
  const name = `What is ordered ${crypto.randomUUID()}`
  const part = await makePart(url, admin, { name, stock: 1_000_000 })
  const buyer = await register(url, `buyer-${crypto.randomUUID()}@example.com`)
  const { data } = await call<{ data: { _id: string }[] }>(`${url}/api/v1/products?limit=100`)
  const products = data.map(({ _id }) => _id)
  return {
    url,
    folder,
    pid: servingProcess(folder, url),
    buyer,
    part,
    paths: buyerPaths(parts, products),
  }
}
