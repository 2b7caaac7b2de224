// Measures the addresses given on the command line as a mid-range phone on a slow network sees them
// (Lighthouse's own mobile profile) and prints the figures as JSON, one line a page.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const chrome = await launch({
  chromePath: process.env.CHROMIUM_PATH,
  chromeFlags: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
  ],
})
try {
  for (const url of process.argv.slice(2)) console.log(JSON.stringify(await measure(url)))
} finally {
  chrome.kill()
}

async function measure(url) {
  const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' })
  const { categories, audits } = result.lhr
  const score = (name) => Math.round((categories[name]?.score ?? 0) * 100)
  const requests = audits['network-requests']?.details?.items ?? []
  const failed = Object.values(audits)
    .filter((audit) => audit.scoreDisplayMode === 'binary' && audit.score === 0)
    .map(({ id }) => id)
  return {
    path: new URL(url).pathname,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
    blockingMs: Math.round(audits['total-blocking-time']?.numericValue ?? 0),
    shift: Number((audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)),
    requests: requests.length,
    bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    failed,
  }
}
