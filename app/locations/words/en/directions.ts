import type { Direction } from '../../sphere.ts'

const names: Record<Direction, string> = {
  north: 'north',
  northeast: 'northeast',
  east: 'east',
  southeast: 'southeast',
  south: 'south',
  southwest: 'southwest',
  west: 'west',
  northwest: 'northwest',
}

export const words = {
  names,
  /** '12 miles east'. */
  way: (miles: string, direction: Direction | null) => (direction ? `${miles} ${names[direction]}` : miles),
}
