import type { words as en } from '../en/directions.ts'

const names: typeof en.names = {
  north: 'norte',
  northeast: 'noreste',
  east: 'este',
  southeast: 'sureste',
  south: 'sur',
  southwest: 'suroeste',
  west: 'oeste',
  northwest: 'noroeste',
}

export const words: typeof en = {
  names,
  way: (miles, direction) => (direction ? `${miles} al ${names[direction]}` : miles),
}
