/** Whether nobody else could reach that address. */
export function isLocal(siteUrl: string) {
  return /^(localhost|127\.|\[::1\]|.*\.localhost$)/.test(new URL(siteUrl).hostname)
}
