import type { ProviderInfo } from "firebase-tools/lib/emulator/auth/state"
import { escapeHtml } from "../../../contract/html"
import { pagePaths } from "./page-paths"

/** The window that stands in for Google's account chooser; lists who signed in with it before. */
export function chooserPage(accounts: readonly ProviderInfo[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in with Google (local stand-in)</title>
<link rel="stylesheet" href="${pagePaths.style}">
<main>
<h1>Choose an account</h1>
<p>A local stand-in for Google. Nothing leaves this computer.</p>
${accounts.map(accountButton).join("\n")}
<form id="other">
<label>Email <input id="email" type="email" autocomplete="email" required></label>
<label>Name <input id="name" autocomplete="name"></label>
<button>Continue</button>
</form>
<p id="closed" role="alert" hidden>The shop's window is closed. Start again from the shop.</p>
</main>
<script src="${pagePaths.chooserScript}"></script>
</html>
`
}

function accountButton(account: ProviderInfo): string {
  const claims = {
    sub: account.rawId,
    email: account.email,
    email_verified: true,
    name: account.displayName,
    picture: account.photoUrl,
  }
  const data = escapeHtml(JSON.stringify(claims))
  const label = [account.displayName ?? "", account.email ?? ""].map(escapeHtml).join("<br>")
  return `<button type="button" data-claims="${data}">${label}</button>`
}

/** Hands the choice to the relay in the opener, or keeps it for the redirect's return. */
export const chooserScript = `"use strict"
const query = new URLSearchParams(location.search)

function authEvent(claims) {
  const answer = new URLSearchParams({
    providerId: query.get("providerId") || "",
    id_token: JSON.stringify(claims),
  })
  return {
    type: query.get("authType"),
    eventId: query.get("eventId"),
    urlResponse: location.origin + location.pathname + "?" + answer,
    sessionId: "none",
    postBody: "",
    tenantId: null,
    error: null,
  }
}

function relayOfOpener() {
  const frames = window.opener ? window.opener.frames : []
  for (let i = 0; i < frames.length; i++) {
    try {
      const address = frames[i].location
      const sameApp = new URLSearchParams(address.search).get("apiKey") === query.get("apiKey")
      if (address.pathname === "${pagePaths.relay}" && sameApp) return frames[i]
    } catch {
      // A frame of another origin, for instance the card field.
    }
  }
  return null
}

function finish(claims) {
  const event = authEvent(claims)
  if (!/popup/i.test(event.type || "")) {
    const key = "firebase:redirectEvent:" + query.get("apiKey") + ":" + query.get("appName")
    sessionStorage.setItem(key, JSON.stringify(event))
    const back = new URL(query.get("redirectUrl") || "/", location.origin)
    if (back.origin === location.origin) location.assign(back)
    return
  }
  const relay = relayOfOpener()
  if (relay) relay.postMessage({ eventType: "sendAuthEvent", authEvent: event }, location.origin)
  else document.getElementById("closed").hidden = false
}

for (const button of document.querySelectorAll("[data-claims]")) {
  button.addEventListener("click", () => finish(JSON.parse(button.dataset.claims)))
}

document.getElementById("other").addEventListener("submit", (event) => {
  event.preventDefault()
  const digits = crypto.getRandomValues(new Uint8Array(21))
  finish({
    sub: Array.from(digits, (digit) => digit % 10).join(""),
    email: document.getElementById("email").value,
    email_verified: true,
    name: document.getElementById("name").value || undefined,
  })
})
`
