/** False where the browser allows no copying: on plain http it has no clipboard at all. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
