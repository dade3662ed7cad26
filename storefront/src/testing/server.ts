import { setupServer } from "msw/node"
import { basketHandlers } from "./handlers/basket-handlers"
import { listHandlers } from "./handlers/list-handlers"
import { orderHandlers } from "./handlers/order-handlers"
import { peopleHandlers } from "./handlers/people-handlers"
import { productHandlers } from "./handlers/product-handlers"
import { searchHandlers } from "./handlers/search-handlers"
import { sessionHandlers } from "./handlers/session-handlers"

/** The shop's answers; a test puts a refusal before them with `server.use`. */
export const server = setupServer(
  ...productHandlers,
  ...searchHandlers,
  ...peopleHandlers,
  ...basketHandlers,
  ...listHandlers,
  ...orderHandlers,
  ...sessionHandlers,
)
