type Listener<Event> = (event: Event) => unknown

/** Stripe's on, once and off of an element; `Events` maps names to what their listeners get. */
export class Emitter<Events extends object> {
  private readonly listeners: { [Name in keyof Events]?: Listener<Events[Name]>[] } = {}

  on<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): this {
    this.listeners[name] = [...(this.listeners[name] ?? []), listener]
    return this
  }

  once<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): this {
    const first = (event: Events[Name]) => {
      this.off(name, first)
      listener(event)
    }
    return this.on(name, first)
  }

  off<Name extends keyof Events>(name: Name, listener?: Listener<Events[Name]>): this {
    this.listeners[name] = listener
      ? this.listeners[name]?.filter((known) => known !== listener)
      : undefined
    return this
  }

  protected emit<Name extends keyof Events>(name: Name, event: Events[Name]): void {
    for (const listener of this.listeners[name] ?? []) listener(event)
  }
}
