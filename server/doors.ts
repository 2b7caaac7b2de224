import type { Gate } from './cluster/gate.ts'
import { bodyRoomBounds, largeBodyRoomBounds, placeBounds, uploadRoomBounds } from './limits.ts'
import { createPlaces, type Places } from './places.ts'
import { createRoom, type Room } from './room.ts'

/** Who may come in, and who waits where. */
export type Doors = {
  /** For work. */
  places: Places
  /** For small bodies on their way: no place is taken before they are there. */
  bodies: Gate
  /** For large bodies of who has not signed in; of each process. */
  largeBodies: Room
  /** For uploads, from the first byte to the answer. */
  uploads: Gate
}

type Gates = Pick<Doors, 'bodies' | 'uploads'>

/** Places share out the time of this process; bodies and uploads are bounded for the site. */
export function createDoors(gates: Gates = ownGates()): Doors {
  const { bodies, uploads } = gates
  return { places: createPlaces(placeBounds), bodies, largeBodies: createRoom(largeBodyRoomBounds), uploads }
}

function ownGates(): Gates {
  return { bodies: createRoom(bodyRoomBounds), uploads: createRoom(uploadRoomBounds) }
}
