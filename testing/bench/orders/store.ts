import { call } from "../../testkit/client/call"

/** What a client of Medusa's store API has to know. */
export type Store = { url: string; publishableApiKey: string; regionId: string; country: string }

type Config = { data: { commerce: { publishableApiKey: string; regionId: string } } }
type Regions = { region: { countries: { iso_2: string }[] } }

export async function readStore(url: string): Promise<Store> {
  const { commerce } = (await call<Config>(`${url}/api/v1/config`, {})).data
  const { publishableApiKey, regionId } = commerce
  const headers = { "x-publishable-api-key": publishableApiKey }
  const { region } = await call<Regions>(`${url}/store/regions/${regionId}`, { headers })
  const country = region.countries[0]?.iso_2 ?? ""
  return { url, publishableApiKey, regionId, country }
}
