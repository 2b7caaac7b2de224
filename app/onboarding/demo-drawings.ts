import type { PhotoSlot } from '../db/vocabulary.ts'

/** Our own drawings in place of photos: who moved in, the front door, the room behind it. */
export type DemoDrawing = { name: string; slot: PhotoSlot; svg: string }

// The light theme's colours (ui/tokens.css): a photo does not change with the theme.
const key = '#dca63e'
const stone = '#c9bca0'
const trim = '#fffaf0'
const window = '#fbe7b4'
const [green, clay, plum, slate, leaf] = ['#15493a', '#bd6b4a', '#6e4450', '#4d6d7c', '#4f7a52']

type Look = { skin: string; hair: string; coat: string; door: string; sofa: string; wall: string }

const looks: Look[] = [
  { skin: '#8d5a3c', hair: '#2a1a14', coat: green, door: clay, sofa: green, wall: '#dccfb3' },
  { skin: '#d9a982', hair: '#5b3a24', coat: plum, door: green, sofa: slate, wall: '#e3d6bd' },
  { skin: '#5f3b28', hair: '#161211', coat: clay, door: slate, sofa: plum, wall: '#d5cbb4' },
  { skin: '#e6bd98', hair: '#a9773c', coat: slate, door: plum, sofa: clay, wall: '#dfd3b4' },
  { skin: '#a9714c', hair: '#33231b', coat: leaf, door: green, sofa: leaf, wall: '#e0d0b5' },
]

/** The wall shows what a wall is for: some stories have all three pictures, some two, some one. */
const choices: PhotoSlot[][] = [
  ['renter', 'exterior', 'interior'],
  ['exterior', 'interior'],
  ['renter', 'exterior', 'interior'],
  ['interior'],
  ['renter', 'interior'],
]

/** The same story always gets the same drawings. */
export function drawingsOf(story: number): DemoDrawing[] {
  const look = looks[(story * 3) % looks.length] ?? looks[0]
  const slots = choices[story % choices.length] ?? []
  return look ? slots.map((slot) => ({ name: `demo ${slot} ${story}`, slot, svg: scenes[slot](look) })) : []
}

const scenes: Record<PhotoSlot, (look: Look) => string> = {
  renter: ({ skin, hair, coat, wall }) =>
    drawing(
      360,
      `<path fill="${wall}" d="M0 0h360v240H0z"/>
      <path fill="${trim}" d="M216 30h84v120h-84z"/>
      <path fill="${window}" d="M224 38h30v50h-30zM262 38h30v50h-30zM224 96h30v46h-30zM262 96h30v46h-30z"/>
      <path fill="${coat}" d="M60 240c0-66 34-88 74-88s74 22 74 88z"/>
      <path fill="${skin}" d="M118 130h32v34a16 12 0 0 1-32 0z"/>
      <path fill="${skin}" d="M98 92a36 42 0 0 1 72 0v14a36 38 0 0 1-72 0z"/>
      <path fill="${hair}" d="M90 104c-6-44 20-66 46-64 30 0 50 24 42 66-6-22-14-34-30-38-20 4-44 6-50 14-4 8-4 14-8 22"/>
      <path fill="${key}" d="M196 196a12 12 0 1 1 11 8l8 22 5-2 3 7-5 3 2 5-8 3-12-36a12 12 0 0 1-4-10"/>`,
    ),
  exterior: ({ door }) =>
    drawing(
      240,
      `<path fill="${stone}" d="M0 0h240v160H0z"/>
      <path fill="${trim}" d="M88 44h62v116H88z"/>
      <path fill="${door}" d="M95 72h48v88H95z"/>
      <path fill="${window}" d="M95 50h48v16H95zM14 48h52v56H14zM172 48h52v56h-52z"/>
      <path fill="none" stroke="${trim}" stroke-width="4" d="M14 48h52v56H14zM40 48v56M14 76h52M172 48h52v56h-52zM198 48v56M172 76h52"/>
      <circle cx="136" cy="118" r="4" fill="${key}"/>
      <path fill="#ab9d80" d="M78 150h84v10H78zM0 156h240v4H0z"/>`,
    ),
  interior: ({ sofa, wall }) =>
    drawing(
      240,
      `<path fill="${wall}" d="M0 0h240v160H0z"/>
      <path fill="${stone}" d="M0 128h240v32H0z"/>
      <path fill="${trim}" d="M28 18h66v74H28z"/>
      <path fill="${window}" d="M34 24h25v62H34zM63 24h25v62H63z"/>
      <path fill="${sofa}" d="M106 92a10 10 0 0 1 10-10h88a10 10 0 0 1 10 10v50H106z"/>
      <path fill="#1d5a48" d="M98 108h18v34H98zM204 108h18v34h-18zM116 116h88v14h-88z"/>
      <path fill="${key}" d="M150 30h36l10 28h-56z"/>
      <path fill="none" stroke="#b07c1d" stroke-width="3" d="M168 58v24"/>`,
    ),
}

/** Three to two, as cameras do it. */
function drawing(width: number, shapes: string) {
  const height = (width * 2) / 3
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="427" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${shapes}</svg>`
}
