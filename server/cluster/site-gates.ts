import { photoTurnBounds } from '../../app/photos/photo-turns.ts'
import { createTurns } from '../../app/platform/turns.ts'
import { bodyRoomBounds, uploadRoomBounds } from '../limits.ts'
import { createRoom } from '../room.ts'

/** Kept by one process for all: a stranger has as many places with four processes as with one. */
export function createSiteGates() {
  return {
    bodies: createRoom(bodyRoomBounds),
    uploads: createRoom(uploadRoomBounds),
    photos: createTurns(photoTurnBounds),
  }
}
