import { setupServer } from "msw/node"
import { basketHandlers } from "./handlers/basket-handlers"
import { fitmentHandlers } from "./handlers/fitment-handlers"
import { garageHandlers } from "./handlers/garage-handlers"
import { listHandlers } from "./handlers/list-handlers"
import { orderHandlers } from "./handlers/order-handlers"
import { peopleHandlers } from "./handlers/people-handlers"
import { productHandlers } from "./handlers/product-handlers"
import { returnHandlers } from "./handlers/return-handlers"
import { searchHandlers } from "./handlers/search-handlers"
import { sessionHandlers } from "./handlers/session-handlers"
import { vehicleHandlers } from "./handlers/vehicle-handlers"

/** The shop's answers; a test puts a refusal before them with `server.use`. */
export const server = setupServer(
  ...productHandlers,
  ...searchHandlers,
  ...peopleHandlers,
  ...basketHandlers,
  ...listHandlers,
  ...orderHandlers,
  ...returnHandlers,
  ...sessionHandlers,
  ...vehicleHandlers,
  ...garageHandlers,
  ...fitmentHandlers,
)
