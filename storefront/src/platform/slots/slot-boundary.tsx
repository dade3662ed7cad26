import { Component, type ReactNode } from "react"

type Props = {
  /** Shown in place of what failed. */
  instead?: ReactNode
  children: ReactNode
}

/** Keeps a plugin's failure in its slot; React logs whose it is. */
export class SlotBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
