/** SQL of a time as the contract writes times: ISO 8601 with milliseconds, in UTC; null of null. */
export function isoTimeSql(time: string): string {
  return `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
