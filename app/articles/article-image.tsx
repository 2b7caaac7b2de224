/** The page's own script hides it when it cannot be loaded. */
export function ArticleImage({ url }: { url: string | null }) {
  if (!url) return null
  return <img src={url} alt="" loading="lazy" decoding="async" data-hide-broken="" />
}
