// Loaded before the site: with each request its steady clock is six minutes on, so no page it keeps is fresh.
import { subscribe } from 'node:diagnostics_channel'

const steady = performance.now.bind(performance)
let aheadMs = 0
performance.now = () => steady() + aheadMs
subscribe('http.server.request.start', () => {
  aheadMs += 6 * 60_000
})
