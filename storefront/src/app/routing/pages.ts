import { lazyPage } from "./lazy-page"

// Each address is a chunk of its own: a visitor of the home page loads no form, no table, no card field.
export const HomePage = lazyPage(() =>
  import("../../features/home/home-page").then(({ HomePage }) => HomePage),
)
export const ProductsPage = lazyPage(() =>
  import("@/features/products/list/products-page").then(({ ProductsPage }) => ProductsPage),
)
export const ProductPage = lazyPage(() =>
  import("@/features/products/detail/product-page").then(({ ProductPage }) => ProductPage),
)
export const BasketPage = lazyPage(() =>
  import("@/features/basket/basket-page").then(({ BasketPage }) => BasketPage),
)
export const QuickOrderPage = lazyPage(() =>
  import("@/features/quick-order/quick-order-page").then(({ QuickOrderPage }) => QuickOrderPage),
)
export const PurchasePage = lazyPage(() =>
  import("@/features/purchase/purchase-page").then(({ PurchasePage }) => PurchasePage),
)
export const LoginPage = lazyPage(() =>
  import("@/features/account/sign-in/login-page").then(({ LoginPage }) => LoginPage),
)
export const RegisterPage = lazyPage(() =>
  import("@/features/account/sign-in/register-page").then(({ RegisterPage }) => RegisterPage),
)
export const ForgotPasswordPage = lazyPage(() =>
  import("@/features/account/recovery/forgot-password-page").then(
    ({ ForgotPasswordPage }) => ForgotPasswordPage,
  ),
)
export const StaffPage = lazyPage(() =>
  import("@/features/account/sign-in/staff-page").then(({ StaffPage }) => StaffPage),
)
export const ActionPage = lazyPage(() =>
  import("@/features/account/recovery/action-page").then(({ ActionPage }) => ActionPage),
)
export const DashboardLayout = lazyPage(() =>
  import("../layout/dashboard-layout").then(({ DashboardLayout }) => DashboardLayout),
)
export const ProfilePage = lazyPage(() =>
  import("@/features/account/profile/profile-page").then(({ ProfilePage }) => ProfilePage),
)
export const UpdateProfilePage = lazyPage(() =>
  import("@/features/account/profile/update-profile-page").then(
    ({ UpdateProfilePage }) => UpdateProfilePage,
  ),
)
export const ListsPage = lazyPage(() =>
  import("@/features/lists/lists-page").then(({ ListsPage }) => ListsPage),
)
export const ListPage = lazyPage(() =>
  import("@/features/lists/list-page").then(({ ListPage }) => ListPage),
)
export const SharedListPage = lazyPage(() =>
  import("@/features/lists/shared-list-page").then(({ SharedListPage }) => SharedListPage),
)
export const OrdersPage = lazyPage(() =>
  import("@/features/orders/orders-page").then(({ OrdersPage }) => OrdersPage),
)
export const OrderPage = lazyPage(() =>
  import("@/features/orders/order-page").then(({ OrderPage }) => OrderPage),
)
export const PaymentPage = lazyPage(() =>
  import("@/features/payment/payment-page").then(({ PaymentPage }) => PaymentPage),
)
export const ManageOrdersPage = lazyPage(() =>
  import("@/features/administration/manage-orders-page").then(
    ({ ManageOrdersPage }) => ManageOrdersPage,
  ),
)
export const AllProductsPage = lazyPage(() =>
  import("@/features/administration/all-products-page").then(
    ({ AllProductsPage }) => AllProductsPage,
  ),
)
export const UpdateProductPage = lazyPage(() =>
  import("@/features/administration/update-product-page").then(
    ({ UpdateProductPage }) => UpdateProductPage,
  ),
)
export const AllUsersPage = lazyPage(() =>
  import("@/features/administration/all-users-page").then(({ AllUsersPage }) => AllUsersPage),
)
export const ReviewsPage = lazyPage(() =>
  import("@/features/reviews/reviews-page").then(({ ReviewsPage }) => ReviewsPage),
)
export const AboutPage = lazyPage(() =>
  import("@/features/pages/about-page").then(({ AboutPage }) => AboutPage),
)
export const BlogsPage = lazyPage(() =>
  import("@/features/pages/blogs-page").then(({ BlogsPage }) => BlogsPage),
)
export const ContactPage = lazyPage(() =>
  import("@/features/pages/contact-page").then(({ ContactPage }) => ContactPage),
)
export const PortfolioPage = lazyPage(() =>
  import("@/features/pages/portfolio-page").then(({ PortfolioPage }) => PortfolioPage),
)
export const NotFoundPage = lazyPage(() =>
  import("@/features/pages/not-found-page").then(({ NotFoundPage }) => NotFoundPage),
)
