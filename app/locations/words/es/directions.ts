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
  // 'a su lado': before every way stands 'a'.
  beside: 'su lado',
  way: (miles, direction) => (direction ? `${miles} al ${names[direction]}` : miles),
}
