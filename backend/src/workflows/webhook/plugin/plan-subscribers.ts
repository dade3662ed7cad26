import type { WebhookEvent } from "../../../contract/webhook/webhook"
import { type Wanted, wantedFrom } from "../wanted"

/** Where events of a subscriber are kept, as it is stored. */
export type PluginEndpoint = {
  id: string
  url: string
  events: Wanted
  is_active: boolean
  off_reason: string | null
}

type Subscriber = { address: string; name: string; events: readonly WebhookEvent[] }

export const NOT_LOADED = "Its plugin is not loaded"

type Plan = {
  fresh: { url: string; description: string; events: Wanted }[]
  changed: PluginEndpoint[]
}

/**
 * What makes the stored endpoints those of the plugins that are loaded. What staff switched off stays
 * so; what was off because its plugin was missing is told from now on.
 */
export function planSubscribers(
  subscribers: readonly Subscriber[],
  known: readonly PluginEndpoint[],
): Plan {
  const isKnown = ({ address }: Subscriber) => known.some(({ url }) => url === address)
  return {
    fresh: subscribers
      .filter((subscriber) => !isKnown(subscriber))
      .map(({ address: url, name, events }) => ({
        url,
        description: `The plugin ${name}`,
        events: wantedFrom(events),
      })),
    changed: known.flatMap((endpoint) => {
      const subscriber = subscribers.find(({ address }) => address === endpoint.url)
      const after = subscriber ? listed(endpoint, subscriber) : unlisted(endpoint)
      return isSame(after, endpoint) ? [] : [after]
    }),
  }
}

function listed(endpoint: PluginEndpoint, { events }: Subscriber): PluginEndpoint {
  const isBack = !endpoint.is_active && endpoint.off_reason === NOT_LOADED
  if (!isBack) return { ...endpoint, events: wantedFrom(events, endpoint.events) }
  return { ...endpoint, is_active: true, off_reason: null, events: wantedFrom(events) }
}

function unlisted(endpoint: PluginEndpoint): PluginEndpoint {
  return endpoint.is_active ? { ...endpoint, is_active: false, off_reason: NOT_LOADED } : endpoint
}

function isSame(one: PluginEndpoint, other: PluginEndpoint): boolean {
  const events = Object.entries(one.events)
  const isEqual = events.every(([name, since]) => (other.events[name] ?? null) === since)
  return one.is_active === other.is_active && isEqual
}
