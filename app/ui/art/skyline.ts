import { keepLast } from '../../platform/keep-last.ts'
import { cityCuts } from './city-cuts.ts'
import { type Cut, isGlazed, roofs, type Shape } from './roofs.ts'

// The whole key, base line at y = 0: bow and blade are the same for every city, the roofs are its cuts.
const bow = 'M52-33a46 46 0 0 1 40 23.3h16V0h712v17l-12 9H108v9.7H92A46 46 0 1 1 52-33m-8 28a18 18 0 1 0 .1 0'
const bladeStart = 108
const bladeLength = 690

/** A city is a key: the cuts of the blade are its skyline. The same slug always gives the same key. */
export const cityKey = keepLast((slug: string) => {
  const { roof, windows } = skyline(cutsOf(slug))
  return { bow, roofs: `M${bladeStart} 1v-1${roof}v1z`, windows }
})

/** Landmarks first, then low roofs to the end of the blade. */
function cutsOf(slug: string) {
  const cuts = [...(cityCuts.get(slug) ?? cutFromLetters(slug))]
  let length = cuts.reduce((total, [, width]) => total + width, 0)
  for (const cut of endless(suburb)) {
    if (length + 30 >= bladeLength) return cuts
    cuts.push(cut)
    length += cut[1]
  }
  return cuts
}

const suburb: Cut[] = [
  ['hill', 20, 8],
  ['slab', 18, 24],
  ['slab', 14, 34],
  ['gap', 5],
  ['peak', 18, 26, 9],
  ['slab', 22, 20],
  ['hill', 26, 10],
  ['slab', 16, 30],
  ['gap', 4],
  ['round', 16, 28],
  ['slab', 20, 18],
]

function* endless<T>(items: T[]) {
  while (items.length > 0) yield* items
}

const ordinary: Shape[] = [
  'slab',
  'chamfer',
  'slab',
  'steps',
  'slantUp',
  'slab',
  'round',
  'slantDown',
  'slab',
  'peak',
  'quarter',
  'spire',
]

/** A city without landmarks of its own: its letters choose the roofs, a sine lets them swell towards the middle. */
function cutFromLetters(slug: string): Cut[] {
  const cuts: Cut[] = [
    ['gap', 8],
    ['hill', 20, 8],
  ]
  let n = 7
  for (let i = 0; i < 18; i++) {
    const letter = slug.length > 0 ? slug.charCodeAt(i % slug.length) : 0
    n = (n * 31 + letter + i) % 9973
    const swell = 30 + 58 * Math.sin((Math.PI * (i + 2)) / 21)
    const shape = ordinary[n % ordinary.length] ?? 'slab'
    cuts.push([shape, 14 + (n % 5) * 2, Math.round(swell * (0.55 + (n % 11) / 22))])
    if (n % 4 === 0) cuts.push(['gap', 3])
  }
  return cuts
}

function skyline(cuts: Cut[]) {
  let x = bladeStart
  let roof = ''
  let windows = ''
  for (const cut of cuts) {
    const [shape, width, height = 0, option] = cut
    roof += roofs[shape](width, height, option)
    if (isGlazed(shape) && width >= 10) windows += windowLines(cut, x)
    x += width
  }
  return { roof: tidy(roof), windows: tidy(windows) }
}

const windowGap = 5

function windowLines([shape, width, height = 0, option = width]: Cut, x: number) {
  // The walls of these lean inwards, so the lines keep away from the edge or from the tip.
  const edge = shape === 'taper' ? 2 * windowGap : windowGap
  const shoulder = shape === 'peak' ? height - option + (option * (windowGap - 2) * 2) / width : height
  const isFlat = shape === 'slab' || shape === 'chamfer'
  const tall = Math.round(isFlat ? height - 12 : Math.min(height * 0.62, shoulder) - 4)
  const count = Math.max(0, Math.floor((width - 2 * edge + 1) / windowGap) + 1)
  // Each from the top of the one before: the same few letters again and again pack to nearly nothing.
  const next = `m${windowGap} ${tall}v${-tall}`
  return count > 0 ? `M${x + edge}-4v${-tall}${next.repeat(count - 1)}` : ''
}

/** One decimal is finer than a pixel; a minus sign needs no space before it. */
const tidy = (path: string) =>
  path
    .replace(/-?\d+\.\d+(e-?\d+)?/g, (number) => String(Number(Number(number).toFixed(1))))
    .replaceAll(' -', '-')
