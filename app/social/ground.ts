import { type SocialArt, socialSize } from '../site/social-picture.ts'

/** What the words stand on, and how much room they have beside the drawing. */
export type Ground = {
  paint: string
  ink: string
  soft: string
  label: string
  width: number
  headline: { sizes: readonly number[]; maxLines: number }
  /** Of the sentence below the headline. */
  maxLines: number
  /** How far down the words may reach. */
  bottom: number
}

const onPaper: Ground = {
  paint: 'var(--paper)',
  ink: 'var(--ink)',
  soft: 'var(--ink-soft)',
  label: 'var(--key-ink)',
  width: 560,
  headline: { sizes: [70, 64, 59, 54, 49, 44, 39, 35], maxLines: 4 },
  maxLines: 3,
  bottom: socialSize.height - 56,
}

const onDoor: Ground = {
  ...onPaper,
  paint: 'var(--door)',
  ink: 'var(--on-door)',
  soft: 'var(--on-door-soft)',
  label: 'var(--on-door-key)',
  width: 592,
}

const aboveSkyline: Ground = {
  ...onDoor,
  width: 1072,
  headline: { sizes: [64, 60, 56, 52, 48, 44, 40, 36], maxLines: 2 },
  maxLines: 2,
  bottom: 320,
}

export function groundOf(art: SocialArt): Ground {
  if (art.kind === 'skyline') return aboveSkyline
  return art.kind === 'drawing' && art.drawing === 'openDoor' ? onDoor : onPaper
}

export const isGreen = ({ paint }: Ground) => paint === onDoor.paint
