import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { App } from "@/app/app"
import { reloadWhenStale } from "@/platform/stale-release"
import "@/styles/index.css"

// The name of this file changes with every release.
reloadWhenStale(import.meta.url)
const root = document.getElementById("root")
if (!root) throw new Error("index.html has no #root")
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
