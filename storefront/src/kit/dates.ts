/** Dates as the shop answers them, written as it writes them. */
export { Moment } from "@/components/dates/moment"
export { dayText, momentText } from "@/platform/format/dates"
