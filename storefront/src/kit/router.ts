/** Links and addresses inside the shop. */
export { Link, useLocation, useNavigate, useParams, useSearchParams } from "react-router-dom"
