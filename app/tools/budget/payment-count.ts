const mostPayments = 120

/** How many months somebody typed, from 1 to 120; null for whatever else. */
export function paymentCountIn(text: string): number | null {
  const count = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0
  return count >= 1 && count <= mostPayments ? count : null
}
