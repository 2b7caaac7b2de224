import type { TimelineLine } from './inbox-view.ts'

/** The id of the newest line of these kinds, or nothing. The newest stands first. */
export function newestOf(timeline: readonly TimelineLine[], kinds: readonly string[]) {
  return timeline.find(({ kind }) => kinds.includes(kind))?.id ?? ''
}
