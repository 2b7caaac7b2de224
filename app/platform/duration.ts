export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** For what counts in seconds: cookies, limits, headers. */
export const hourSeconds = hourMs / 1000
export const daySeconds = dayMs / 1000
