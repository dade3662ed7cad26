import { pagePaths } from "./page-paths"

/** The hidden frame of the shop's page through which the Firebase SDK hears from its popup. */
export const relayPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Sign-in relay</title>
<script src="${pagePaths.relayScript}"></script>
</html>
`

/** Speaks with the shop's embedded-gapi stand-in and with the chooser, both of this origin only. */
export const relayScript = `"use strict"
const query = new URLSearchParams(location.search)
const key = "firebase:redirectEvent:" + query.get("apiKey") + ":" + query.get("appName")
const none = { type: "unknown", error: { code: "auth/no-auth-event" } }

function toShop(authEvent) {
  parent.postMessage({ relay: "identity", type: "authEvent", authEvent }, location.origin)
}

function redirectEvent() {
  const stored = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return stored ? JSON.parse(stored) : none
}

addEventListener("message", ({ origin, data }) => {
  if (origin !== location.origin || !data) return
  if (data.eventType === "sendAuthEvent") toShop(data.authEvent)
  if (data.relay === "listening" && data.type === "authEvent") toShop(redirectEvent())
})
`
