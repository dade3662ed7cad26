import { ACTION_PATH } from "@shop/contract/shop/action-path"
import { Suspense, useEffect } from "react"
import { type Location, Route, Routes, useLocation } from "react-router-dom"
import * as plugins from "virtual:storefront-plugins"
import { dropEarlyPage } from "@/platform/early-page"
import { ErrorBoundary } from "../layout/error-boundary"
import { Layout } from "../layout/layout"
import * as pages from "./pages"
import { RequireAdmin, RequireSession } from "./guards"
import { useScrollRestoration } from "./use-scroll-restoration"

const HOME: Location = { pathname: "/", search: "", hash: "", state: null, key: "home" }

/** Every address of the shop. The purchase dialog opens over the page that its link stood on. */
export function Router() {
  const location = useLocation()
  const { background } = (location.state ?? {}) as { background?: Location }
  const purchasing = location.pathname.startsWith("/purchase/")
  const shown = purchasing ? (background ?? HOME) : location
  useScrollRestoration(shown)
  useCanonical(shown)
  useEarlyPage(shown)
  return (
    <>
      <Routes location={shown}>
        <Route element={<Layout />}>
          <Route index element={<pages.HomePage />} />
          <Route path="showProduct" element={<pages.ProductsPage />} />
          <Route path="product/:id" element={<pages.ProductPage />} />
          <Route path="basket" element={<pages.BasketPage />} />
          <Route path="quickOrder" element={<pages.QuickOrderPage />} />
          <Route path="login" element={<pages.LoginPage />} />
          <Route path="register" element={<pages.RegisterPage />} />
          <Route path="forgetPass" element={<pages.ForgotPasswordPage />} />
          <Route path={ACTION_PATH} element={<pages.ActionPage />} />
          <Route path="about" element={<pages.AboutPage />} />
          <Route path="blogs" element={<pages.BlogsPage />} />
          <Route path="contact" element={<pages.ContactPage />} />
          <Route path="portfolio" element={<pages.PortfolioPage />} />
          <Route path="vehicles/:make?/:model?" element={<pages.VehiclesPage />} />
          <Route path="dashboard" element={<RequireSession />}>
            <Route element={<pages.DashboardLayout />}>
              <Route element={<pages.ProfilePage />}>
                <Route index element={null} />
                <Route path="updateUser/:id" element={<pages.UpdateProfilePage />} />
              </Route>
              <Route element={<pages.OrdersPage />}>
                <Route path="orders" element={null} />
                <Route path="payment/:orderId" element={<pages.PaymentPage />} />
              </Route>
              <Route path="orders/:id" element={<pages.OrderPage />}>
                <Route path="return" element={null} />
              </Route>
              <Route path="reviews" element={<pages.ReviewsPage />} />
              <Route path="lists" element={<pages.ListsPage />} />
              <Route path="lists/:id" element={<pages.ListPage />} />
              <Route path="garage" element={<pages.GaragePage />} />
              {dashboardRoutes("customer")}
              <Route element={<RequireAdmin />}>
                <Route element={<pages.AllProductsPage />}>
                  <Route path="product" element={null} />
                  <Route path="update/:id" element={<pages.UpdateProductPage />} />
                </Route>
                <Route path="users" element={<pages.AllUsersPage />} />
                <Route path="manageOrders" element={<pages.ManageOrdersPage />} />
                {dashboardRoutes("administrator")}
              </Route>
            </Route>
          </Route>
          <Route path="list/:token" element={<RequireSession />}>
            <Route index element={<pages.SharedListPage />} />
          </Route>
          <Route path="staff" element={<RequireSession />}>
            <Route index element={<pages.StaffPage />} />
          </Route>
          {plugins.pages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<pages.NotFoundPage />} />
        </Route>
      </Routes>
      {purchasing ? (
        <ErrorBoundary page={location.pathname} over>
          <Suspense fallback={null}>
            <Routes>
              <Route element={<RequireSession over />}>
                <Route path="purchase/:id" element={<pages.PurchasePage />} />
              </Route>
            </Routes>
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  )
}

function dashboardRoutes(forRole: "customer" | "administrator") {
  return plugins.dashboardItems
    .filter(({ role }) => role === forRole)
    .map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />)
}

/**
 * Keeps the canonical link in step with the page: the server wrote it for the first one, and
 * telephones share what it says. A page that is not to be found by searching has none.
 */
function useCanonical({ pathname, search }: Location): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=canonical]")
    if (!link) return
    const category = new URLSearchParams(search).get("category")
    const query = category ? `?${new URLSearchParams({ category })}` : ""
    link.href = new URL(pathname + query, link.href).href
  }, [pathname, search])
}

/** Of lists the server shows something before the scripts are there. */
const EARLY_PAGES = /^\/(showproduct|vehicles(\/.+)?)\/?$/i

/** The server shows a list before the scripts are there; who left it meanwhile has another page. */
function useEarlyPage({ pathname }: Location): void {
  useEffect(() => {
    if (!EARLY_PAGES.test(pathname)) dropEarlyPage()
  }, [pathname])
}
