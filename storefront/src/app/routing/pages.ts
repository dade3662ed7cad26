import { lazyPage } from "./lazy-page"

// Each address is a chunk of its own: a visitor of the home page loads no form, no table, no card field.
export const HomePage = lazyPage(() => import("../../features/home/home-page"), "HomePage")
export const ProductsPage = lazyPage(
  () => import("@/features/products/list/products-page"),
  "ProductsPage",
)
export const ProductPage = lazyPage(
  () => import("@/features/products/detail/product-page"),
  "ProductPage",
)
export const BasketPage = lazyPage(() => import("@/features/basket/basket-page"), "BasketPage")
export const QuickOrderPage = lazyPage(
  () => import("@/features/quick-order/quick-order-page"),
  "QuickOrderPage",
)
export const VehiclesPage = lazyPage(
  () => import("@/features/vehicles/pages/vehicles-page"),
  "VehiclesPage",
)
export const GaragePage = lazyPage(() => import("@/features/garage/garage-page"), "GaragePage")
export const PurchasePage = lazyPage(
  () => import("@/features/purchase/purchase-page"),
  "PurchasePage",
)
export const LoginPage = lazyPage(
  () => import("@/features/account/sign-in/login-page"),
  "LoginPage",
)
export const RegisterPage = lazyPage(
  () => import("@/features/account/sign-in/register-page"),
  "RegisterPage",
)
export const ForgotPasswordPage = lazyPage(
  () => import("@/features/account/recovery/forgot-password-page"),
  "ForgotPasswordPage",
)
export const StaffPage = lazyPage(
  () => import("@/features/account/sign-in/staff-page"),
  "StaffPage",
)
export const ActionPage = lazyPage(
  () => import("@/features/account/recovery/action-page"),
  "ActionPage",
)
export const DashboardLayout = lazyPage(
  () => import("../layout/dashboard-layout"),
  "DashboardLayout",
)
export const ProfilePage = lazyPage(
  () => import("@/features/account/profile/profile-page"),
  "ProfilePage",
)
export const UpdateProfilePage = lazyPage(
  () => import("@/features/account/profile/update-profile-page"),
  "UpdateProfilePage",
)
export const ListsPage = lazyPage(() => import("@/features/lists/lists-page"), "ListsPage")
export const ListPage = lazyPage(() => import("@/features/lists/list-page"), "ListPage")
export const SharedListPage = lazyPage(
  () => import("@/features/lists/shared-list-page"),
  "SharedListPage",
)
export const OrdersPage = lazyPage(() => import("@/features/orders/orders-page"), "OrdersPage")
export const OrderPage = lazyPage(() => import("@/features/orders/order-page"), "OrderPage")
export const PaymentPage = lazyPage(() => import("@/features/payment/payment-page"), "PaymentPage")
export const ManageOrdersPage = lazyPage(
  () => import("@/features/administration/manage-orders-page"),
  "ManageOrdersPage",
)
export const AllProductsPage = lazyPage(
  () => import("@/features/administration/all-products-page"),
  "AllProductsPage",
)
export const UpdateProductPage = lazyPage(
  () => import("@/features/administration/update-product-page"),
  "UpdateProductPage",
)
export const AllUsersPage = lazyPage(
  () => import("@/features/administration/all-users-page"),
  "AllUsersPage",
)
export const ReviewsPage = lazyPage(() => import("@/features/reviews/reviews-page"), "ReviewsPage")
export const AboutPage = lazyPage(() => import("@/features/pages/about-page"), "AboutPage")
export const BlogsPage = lazyPage(() => import("@/features/pages/blogs-page"), "BlogsPage")
export const ContactPage = lazyPage(() => import("@/features/pages/contact-page"), "ContactPage")
export const PortfolioPage = lazyPage(
  () => import("@/features/pages/portfolio-page"),
  "PortfolioPage",
)
export const NotFoundPage = lazyPage(
  () => import("@/features/pages/not-found-page"),
  "NotFoundPage",
)
export const NoAdministratorPage = lazyPage(
  () => import("./no-administrator-page"),
  "NoAdministratorPage",
)
