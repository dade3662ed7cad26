import { Module } from "@medusajs/framework/utils"
import { watchChanges } from "./loaders/watch-changes"
import { ChangeFeedModuleService } from "./service"

export const CHANGE_FEED_MODULE = "change_feed"

export default Module(CHANGE_FEED_MODULE, {
  service: ChangeFeedModuleService,
  loaders: [watchChanges],
})
