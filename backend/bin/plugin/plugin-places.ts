import path from "node:path"
import { places } from "../launcher/project/places"

const root = path.join(places.root, "backend")

/** The workspace that is the plugin, and where its build goes. */
export const pluginPlaces = {
  root,
  build: path.join(root, ".medusa/server"),
}
