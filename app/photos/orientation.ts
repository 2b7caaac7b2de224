const orientationTag = 0x0112
const maxEntries = 1000

/** Which way up a photo is, from 1 (upright) to 8. Reads the first directory of the notes and follows no other. */
export function orientationIn(notes: Buffer): number {
  const order = notes.toString('latin1', 0, 4)
  if (order !== 'II*\0' && order !== 'MM\0*') return 1
  const has = (at: number, bytes: number) => at + bytes <= notes.length
  const short = (at: number) =>
    has(at, 2) ? (order === 'II*\0' ? notes.readUInt16LE(at) : notes.readUInt16BE(at)) : 0
  const long = (at: number) =>
    has(at, 4) ? (order === 'II*\0' ? notes.readUInt32LE(at) : notes.readUInt32BE(at)) : 0

  const directory = long(4)
  for (let entry = 0; entry < Math.min(short(directory), maxEntries); entry++) {
    const at = directory + 2 + entry * 12
    if (short(at) !== orientationTag) continue
    const value = short(at + 8)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** Notes that say which way up, and nothing else; none for an upright photo. */
export function notesOf(orientation: number): Buffer | null {
  if (orientation === 1) return null
  const notes = Buffer.alloc(26)
  notes.write('MM\0*', 'latin1')
  notes.writeUInt32BE(8, 4)
  notes.writeUInt16BE(1, 8)
  notes.writeUInt16BE(orientationTag, 10)
  notes.writeUInt16BE(3, 12) // a short
  notes.writeUInt32BE(1, 14) // one of them
  notes.writeUInt16BE(orientation, 18)
  return notes
}
