import { bodyRoomBounds, placeBounds, uploadRoomBounds } from './limits.ts'
import { createPlaces, type Places } from './places.ts'
import { createRoom, type Room } from './room.ts'

/** Who may come in, and who waits where. */
export type Doors = {
  /** For work. */
  places: Places
  /** For small bodies on their way: no place is taken before they are there. */
  bodies: Room
  /** For uploads, from the first byte to the answer. */
  uploads: Room
}

export function createDoors(): Doors {
  return {
    places: createPlaces(placeBounds),
    bodies: createRoom(bodyRoomBounds),
    uploads: createRoom(uploadRoomBounds),
  }
}
