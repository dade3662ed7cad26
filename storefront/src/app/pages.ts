import { lazy } from "react"
import { prefetchHome } from "@/features/catalogue/prefetch-home"
import { prefetchProducts } from "@/features/catalogue/prefetch-products"

// Each address is a chunk of its own: a visitor of the home page loads no form, no table, no card field.
export const HomePage = lazy(() => {
  prefetchHome()
  return import("./home-page").then(({ HomePage }) => ({ default: HomePage }))
})
export const ProductsPage = lazy(() => {
  prefetchProducts()
  return import("@/features/catalogue/products-page").then(({ ProductsPage }) => ({
    default: ProductsPage,
  }))
})
export const ProductPage = lazy(() =>
  import("@/features/catalogue/product-page").then(({ ProductPage }) => ({ default: ProductPage })),
)
export const PurchasePage = lazy(() =>
  import("@/features/purchase/purchase-page").then(({ PurchasePage }) => ({
    default: PurchasePage,
  })),
)
export const LoginPage = lazy(() =>
  import("@/features/account/login-page").then(({ LoginPage }) => ({ default: LoginPage })),
)
export const RegisterPage = lazy(() =>
  import("@/features/account/register-page").then(({ RegisterPage }) => ({
    default: RegisterPage,
  })),
)
export const ForgotPasswordPage = lazy(() =>
  import("@/features/account/forgot-password-page").then(({ ForgotPasswordPage }) => ({
    default: ForgotPasswordPage,
  })),
)
export const StaffPage = lazy(() =>
  import("@/features/account/staff-page").then(({ StaffPage }) => ({ default: StaffPage })),
)
export const ActionPage = lazy(() =>
  import("@/features/account/action-page").then(({ ActionPage }) => ({ default: ActionPage })),
)
export const DashboardLayout = lazy(() =>
  import("./dashboard/dashboard-layout").then(({ DashboardLayout }) => ({
    default: DashboardLayout,
  })),
)
export const ProfilePage = lazy(() =>
  import("@/features/account/profile-page").then(({ ProfilePage }) => ({ default: ProfilePage })),
)
export const UpdateProfilePage = lazy(() =>
  import("@/features/account/update-profile-page").then(({ UpdateProfilePage }) => ({
    default: UpdateProfilePage,
  })),
)
export const OrdersPage = lazy(() =>
  import("@/features/orders/orders-page").then(({ OrdersPage }) => ({ default: OrdersPage })),
)
export const OrderPage = lazy(() =>
  import("@/features/orders/order-page").then(({ OrderPage }) => ({ default: OrderPage })),
)
export const PaymentPage = lazy(() =>
  import("@/features/payment/payment-page").then(({ PaymentPage }) => ({ default: PaymentPage })),
)
export const ManageOrdersPage = lazy(() =>
  import("@/features/administration/manage-orders-page").then(({ ManageOrdersPage }) => ({
    default: ManageOrdersPage,
  })),
)
export const AllProductsPage = lazy(() =>
  import("@/features/administration/all-products-page").then(({ AllProductsPage }) => ({
    default: AllProductsPage,
  })),
)
export const UpdateProductPage = lazy(() =>
  import("@/features/administration/update-product-page").then(({ UpdateProductPage }) => ({
    default: UpdateProductPage,
  })),
)
export const AllUsersPage = lazy(() =>
  import("@/features/administration/all-users-page").then(({ AllUsersPage }) => ({
    default: AllUsersPage,
  })),
)
export const ReviewsPage = lazy(() =>
  import("@/features/reviews/reviews-page").then(({ ReviewsPage }) => ({ default: ReviewsPage })),
)
export const AboutPage = lazy(() =>
  import("@/features/pages/about-page").then(({ AboutPage }) => ({ default: AboutPage })),
)
export const BlogsPage = lazy(() =>
  import("@/features/pages/blogs-page").then(({ BlogsPage }) => ({ default: BlogsPage })),
)
export const ContactPage = lazy(() =>
  import("@/features/pages/contact-page").then(({ ContactPage }) => ({ default: ContactPage })),
)
export const PortfolioPage = lazy(() =>
  import("@/features/pages/portfolio-page").then(({ PortfolioPage }) => ({
    default: PortfolioPage,
  })),
)
export const NotFoundPage = lazy(() =>
  import("@/features/pages/not-found-page").then(({ NotFoundPage }) => ({
    default: NotFoundPage,
  })),
)
