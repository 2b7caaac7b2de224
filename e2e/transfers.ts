import type { Page, Response } from '@playwright/test'

type Transfer = { url: string; type: string; bytes: number }

/** Tells what a page was sent since, once the size of each is known. */
export function noteTransfers(page: Page) {
  const noted: Promise<Transfer>[] = []
  page.on('response', (response) => {
    const transfer = measure(response)
    // Thrown where the sizes are asked for: what comes as the page is closed is asked for by nobody.
    transfer.catch(() => {})
    noted.push(transfer)
  })
  return () => Promise.all(noted)
}

async function measure(response: Response): Promise<Transfer> {
  const request = response.request()
  const { responseBodySize } = await request.sizes()
  return { url: response.url(), type: request.resourceType(), bytes: responseBodySize }
}

export function total(transfers: Transfer[], type?: string) {
  return transfers.reduce((sum, one) => sum + (type === undefined || one.type === type ? one.bytes : 0), 0)
}
