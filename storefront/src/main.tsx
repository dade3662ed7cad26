import { startTransition, StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { App } from "@/app/app"
import { prefetchOnIntent } from "@/app/routing/prefetch-on-intent"
import { prefetchPage } from "@/app/routing/prefetch-page"
import { dropUnseenEarlyPage } from "@/platform/early-page"
import { reloadWhenStale } from "@/platform/stale-release"
import "@/styles/index.css"

// The name of this file changes with every release.
reloadWhenStale(import.meta.url)
prefetchOnIntent(document)
void prefetchPage(new URL(location.href))
dropUnseenEarlyPage()
const root = document.getElementById("root")
if (!root) throw new Error("index.html has no #root")
// As a transition React draws it in slices: a slow telephone takes touches in between.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
