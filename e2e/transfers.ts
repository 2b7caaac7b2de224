import type { Page } from '@playwright/test'

type Transfer = { url: string; type: string; bytes: number }

/** What a page is sent from here on. */
export function noteTransfers(page: Page) {
  const transfers: Transfer[] = []
  page.on('response', (response) => {
    const [url, type] = [response.url(), response.request().resourceType()]
    response.allHeaders().then(
      (headers) => transfers.push({ url, type, bytes: Number(headers['content-length'] ?? 0) }),
      // It came as the page was closed: what a test looks at was there before.
      () => {},
    )
  })
  return transfers
}

export function total(transfers: Transfer[]) {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0)
}
