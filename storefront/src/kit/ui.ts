/** The shop's own parts of a page, in the shop's theme. */
export { Button, ButtonLink } from "@/components/ui/action/button"
export { Failed } from "@/components/ui/feedback/failed"
export { Notice } from "@/components/ui/feedback/notice"
export { Spinner } from "@/components/ui/feedback/spinner"
export { Section } from "@/components/ui/page/section"
