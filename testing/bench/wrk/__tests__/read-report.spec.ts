import { readReport } from "../run-wrk"

const REPORT = `Running 2s test @ http://127.0.0.1:9000/health
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.31ms    0.91ms  12.01ms   91.20%
    Req/Sec     3.10k   101.00     3.40k    68.00%
  Latency Distribution
     50%  635.91us
     75%    1.20ms
     90%    2.51ms
     99%    1.02s
  6170 requests in 2.00s, 3.45MB read
Requests/sec:   3083.45
Transfer/sec:      1.72MB
`

describe("wrk's report", () => {
  it("is read in milliseconds, whatever unit it has", () => {
    expect(readReport(REPORT)).toEqual({
      count: 6170,
      perSecond: 3083.45,
      p50: expect.closeTo(0.63591, 5) as number,
      p99: 1020,
    })
  })

  it.each([
    "  Non-2xx or 3xx responses: 12",
    "  Socket errors: connect 0, read 3, write 0, timeout 0",
  ])("is no figure with '%s'", (line) => {
    const report = REPORT.replace("Requests/sec", `${line}\nRequests/sec`)
    expect(() => readReport(report)).toThrow(line.trim())
  })

  it("is no figure where nothing was answered", () => {
    const report = REPORT.replace("6170 requests", "0 requests")
    expect(() => readReport(report)).toThrow("nothing was answered")
  })
})
