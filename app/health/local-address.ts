/** Whether nobody else could reach that address. */
export function isLocal(siteUrl: string) {
  return /^((.*\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(siteUrl).hostname)
}
