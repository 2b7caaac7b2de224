export default function AdminClaimsRoute() {
  return null
}
