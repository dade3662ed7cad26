import { pagePaths } from "./page-paths"

/** What a mail's link opens: verifies or restores an address, or takes a new password. */
export const actionPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Your account</title>
<link rel="stylesheet" href="${pagePaths.style}">
<main>
<h1>Your account</h1>
<p id="message" role="status">Loading...</p>
<form id="reset" hidden>
<label>Email <input id="email" type="email" autocomplete="username" readonly></label>
<label>New password
<input id="password" type="password" autocomplete="new-password" minlength="6" required></label>
<button>Save</button>
</form>
<p><a id="back" href="/">Back to the shop</a></p>
</main>
<script src="${pagePaths.actionScript}"></script>
</html>
`

/** The link alone changes nothing: mail scanners open links, but do not run their scripts. */
export const actionScript = `"use strict"
const query = new URLSearchParams(location.search)
const oobCode = query.get("oobCode")
const form = document.getElementById("reset")
const done = {
  verifyEmail: "Your e-mail address is verified.",
  recoverEmail: "Your old e-mail address is back in use.",
  verifyAndChangeEmail: "Your new e-mail address is in use. Log in with it from now on.",
}
const failures = {
  INVALID_OOB_CODE: "This link has expired or was used before. Ask for a new one.",
  WEAK_PASSWORD: "password must be at least 6 characters",
}

function say(text) {
  document.getElementById("message").textContent = text
}

async function call(name, body) {
  const path = "/identitytoolkit.googleapis.com/v1/accounts:" + name + "?key=embedded"
  const headers = { "content-type": "application/json" }
  const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error.message.split(" ")[0])
  return answer
}

function fail(error) {
  say(failures[error.message] || "That did not work. Try again.")
}

async function start() {
  const mode = query.get("mode")
  if (mode === "resetPassword") {
    const { email } = await call("resetPassword", { oobCode })
    say("Choose a new password.")
    document.getElementById("email").value = email
    form.hidden = false
  } else if (done[mode]) {
    await call("update", { oobCode })
    say(done[mode])
  } else {
    throw new Error("INVALID_OOB_CODE")
  }
}

form.addEventListener("submit", async (event) => {
  event.preventDefault()
  try {
    const newPassword = document.getElementById("password").value
    await call("resetPassword", { oobCode, newPassword })
    form.hidden = true
    say("Your password is changed. Log in with it from now on.")
  } catch (error) {
    fail(error)
  }
})

const next = query.get("continueUrl")
if (next && URL.canParse(next) && new URL(next).origin === location.origin) {
  document.getElementById("back").href = next
}
start().catch(fail)
`
