import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib'

type Shape = {
  width: number
  height: number
  /** Bits of one pixel: 1 is black and white, 64 is four channels of 16 bits. */
  bits: 1 | 64
  isInterlaced?: boolean
  icc?: Buffer
}

/** A whole, valid PNG of nothing but zeros: few bytes that become very many. */
export async function blackPng({ width, height, bits, isInterlaced = false, icc }: Shape): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set(bits === 1 ? [1, 0, 0, 0] : [16, 6, 0, 0], 8)
  header.writeUInt8(isInterlaced ? 1 : 0, 12)
  const bytes = isInterlaced ? interlacedBytes(width, height, bits) : passBytes(width, height, bits)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...(icc ? [pngChunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), deflateSync(icc)]))] : []),
    pngChunk('IDAT', deflatedZeros(bytes)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function pngChunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  frame.set(body, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

/** Every row begins with a byte that names its filter. */
function passBytes(width: number, height: number, bits: number) {
  return width && height ? height * (1 + Math.ceil((width * bits) / 8)) : 0
}

/** The seven passes, each as [first column, first row, column step, row step]. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

function interlacedBytes(width: number, height: number, bits: number) {
  return passes.reduce(
    (sum, [x, y, across, down]) =>
      sum + passBytes(Math.ceil((width - x) / across), Math.ceil((height - y) / down), bits),
    0,
  )
}

const piece = Buffer.alloc(1024 * 1024)

/** A megabyte is compressed once and repeated: to compress a gigabyte of nothing takes seconds. */
function deflatedZeros(bytes: number) {
  const packedPiece = deflateRawSync(piece, { finishFlush: constants.Z_FULL_FLUSH })
  const pieces = Array.from({ length: Math.floor(bytes / piece.length) }, () => packedPiece)
  // The checksum of zeros: one, and how many there are.
  const checksum = Buffer.alloc(4)
  checksum.writeUInt16BE(bytes % 65_521, 0)
  checksum.writeUInt16BE(1, 2)
  const rest = deflateRawSync(piece.subarray(0, bytes % piece.length))
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...pieces, rest, checksum])
}
