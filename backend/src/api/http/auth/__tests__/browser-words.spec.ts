import { browserWords } from "../browser-words"

const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)"
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)"
const KIT = "AppleWebKit/537.36 (KHTML, like Gecko)"

describe("a browser in plain words", () => {
  it.each([
    [`${WINDOWS} ${KIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, "Edge on Windows"],
    [`${WINDOWS} ${KIT} Chrome/141.0.0.0 Safari/537.36 OPR/120.0`, "Opera on Windows"],
    [`Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0`, "Firefox on Linux"],
    [`${MAC} ${KIT} Chrome/141.0.0.0 Safari/537.36`, "Chrome on macOS"],
    [
      `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1`,
      "Safari on macOS",
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${KIT} CriOS/141.0 Safari/604.1`,
      "Chrome on iOS",
    ],
    [
      `Mozilla/5.0 (Linux; Android 16) ${KIT} Chrome/141.0.0.0 Mobile Safari/537`,
      "Chrome on Android",
    ],
    ["curl/8.5.0", "A program"],
    ["ERP (Linux)", "A program on Linux"],
    ["", "A program"],
    [undefined, "A program"],
  ])("reads %s as %s", (userAgent, words) => {
    expect(browserWords(userAgent)).toBe(words)
  })
})
