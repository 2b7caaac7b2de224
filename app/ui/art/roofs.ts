// Every shape draws its roof from left to right, starts and ends on the base line, and is exactly as wide as it says.
type Roof = (width: number, height: number, option?: number) => string

const again = (piece: string, times: number) => piece.repeat(times)

const steps: Roof = (w, h, n = 3) => {
  const tread = w / (2 * n)
  const rise = (h * 0.3) / n
  return `v${-(h * 0.7)}${again(`v${-rise}h${tread}`, n)}${again(`h${tread}v${rise}`, n)}v${h * 0.7}`
}

const crown: Roof = (w, h, n = 4) => {
  const tread = (w - 2) / (2 * n)
  const rise = (h * 0.28) / n
  const mast = h * 0.2
  const body = h * 0.52
  return `v${-body}${again(`v${-rise}h${tread}`, n)}v${-mast}h2v${mast}${again(`h${tread}v${rise}`, n)}v${body}`
}

const gable: Roof = (w, h, n = 3) => {
  const tread = w / (2 * n + 2)
  const rise = w / (n + 1.5)
  const body = h - rise * (n + 0.6)
  const tip = rise * 0.6
  return `v${-body}${again(`v${-rise}h${tread}`, n)}l${tread} ${-tip}l${tread} ${tip}${again(`h${tread}v${rise}`, n)}v${body}`
}

/** A tower of lines that is the same from both sides: its left half from the ground to the tip, as points. */
function mirrored(width: number, left: [number, number][]) {
  const right = left.map(([x, y]): [number, number] => [width - x, y]).reverse()
  let [x, y] = [0, 0]
  let path = ''
  for (const [toX, toY] of [...left, ...right, [width, 0] as const]) {
    path += `l${toX - x} ${toY - y}`
    ;[x, y] = [toX, toY]
  }
  return path
}

/** A needle: a stem that widens to the ground, a disc with a lid, a mast. */
const saucer: Roof = (w, h) => {
  const half = w / 2
  return mirrored(w, [
    [half - 6, 0],
    [half - 2, -(h - 23)],
    [5, -(h - 18)],
    [0, -(h - 14)],
    [9, -(h - 10)],
    [half - 1, -(h - 8)],
    [half - 1, -h],
  ])
}

/** A table mountain: slopes of scree, a cliff, a flat top; the right shoulder lies lower. */
const mesa: Roof = (w, h) => {
  const foot = w * 0.16
  const cliff = w * 0.04
  const top = w * 0.36
  const shoulder = w - 2 * foot - 2 * cliff - top - foot * 0.4
  return `l${foot} ${-h * 0.5}l${cliff} ${-h * 0.5}h${top}l${cliff} ${h * 0.28}h${shoulder}l${foot * 0.4} ${h * 0.2}l${foot} ${h * 0.52}`
}

/** A ball on a stem, its lower half the mirror of its upper. */
const globe: Roof = (w, h) => {
  const half = w / 2
  const stem = h - w * 0.9
  return `h${half - 2}v${-stem}a${half - 1} ${half - 1} 0 1 1 4 0v${stem}h${half - 2}`
}

// Control point and end of each curve, from the trunk round the left fronds to the tip, in widths of a frond.
const leftFronds: [number, number, number, number][] = [
  [-0.65, -0.3, -0.95, 0.7],
  [-0.95, -0.5, -0.35, -0.42],
  [-0.75, -0.62, -1, -0.3],
  [-0.8, -1.15, 0, -0.62],
]

/** A fan palm: a thin trunk and two drooping fronds on each side. */
const palm: Roof = (w, h) => {
  const half = w / 2
  const trunk = h - half
  const points = leftFronds.map((curve) => curve.map((n) => n * half))
  let [x, y] = [-1, 0]
  let left = ''
  let right = ''
  for (const [cx = 0, cy = 0, toX = 0, toY = 0] of points) {
    left += `q${cx - x} ${cy - y} ${toX - x} ${toY - y}`
    right = `q${toX - cx} ${cy - toY} ${toX - x} ${y - toY}${right}`
    ;[x, y] = [toX, toY]
  }
  return `h${half - 1}v${-trunk}${left}${right}v${trunk}h${half - 1}`
}

export const roofs = {
  gap: (w) => `h${w}`,
  slab: (w, h) => `v${-h}h${w}v${h}`,
  chamfer: (w, h, c = 6) => `v${-h}h${w - c}l${c} ${c}v${h - c}`,
  slantUp: (w, h, s = w) => `v${-(h - s)}l${w} ${-s}v${h}`,
  slantDown: (w, h, s = w) => `v${-h}l${w} ${s}v${h - s}`,
  round: (w, h) => `v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}`,
  quarter: (w, h) => `v${-h}a${w} ${w} 0 0 1 ${w} ${w}v${h - w}`,
  steps,
  crown,
  taper: (w, h, t = 5) => `l${t} ${-(h - 16)}h2v-16h2v16h${w - 2 * t - 8}v-16h2v16h2l${t} ${h - 16}`,
  gable,
  peak: (w, h, p = w) => `v${-(h - p)}l${w / 2} ${-p}l${w / 2} ${p}v${h - p}`,
  spire: (w, h, m = h * 0.3) => `v${-(h - m)}h${w / 2 - 1}v${-m}h2v${m}h${w / 2 - 1}v${h - m}`,
  dome: (w, h, r = w * 0.4) =>
    `v${-(h - r / 2)}h${w / 2 - r}a${r} ${r / 2} 0 0 1 ${2 * r} 0h${w / 2 - r}v${h - r / 2}`,
  saucer,
  hill: (w, h) => `q${w / 2} ${-2 * h} ${w} 0`,
  bridge: (w, h) => `v${-h}h3v4q${(w - 6) / 2} ${h * 1.4} ${w - 6} 0v-4h3v${h}`,
  mesa,
  globe,
  palm,
} satisfies Record<string, Roof>

export type Shape = keyof typeof roofs

const glazed = new Set<Shape>([
  'slab',
  'chamfer',
  'slantUp',
  'slantDown',
  'round',
  'quarter',
  'steps',
  'gable',
  'peak',
  'spire',
  'crown',
  'taper',
])

/** Which shapes carry window lines. */
export const isGlazed = (shape: Shape) => glazed.has(shape)

/** Shape, width, height and an option that the shape understands. */
export type Cut = [shape: Shape, width: number, height?: number, option?: number]
