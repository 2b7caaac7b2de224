/** The path of an uploaded picture; the value of `image_url`. */
export function imagePath(id: string) {
  return `/article-images/${id}`
}

/** Null for a picture of another site. */
export function imageIdOf(url: string): string | null {
  return url.match(/^\/article-images\/([0-9a-f-]{36})$/)?.[1] ?? null
}
