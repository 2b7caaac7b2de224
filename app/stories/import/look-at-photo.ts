import { maxPhotoBytes } from '../../photos/max-photo-bytes.ts'
import type { EncodedPhoto } from '../../photos/photo.ts'
import type { EncodeBytes } from '../../rows/encode-bytes.ts'
import { importWords } from './import-words.ts'

/** For a dry run, which somebody waits for: whether the encoder would be given it. It may still refuse. */
export const lookAtPhoto: EncodeBytes<EncodedPhoto> = async (bytes) => {
  if (bytes.length > maxPhotoBytes) return { refusal: importWords.en.photos['too-large'] }
  return isPicture(bytes) ? { encoded: { files: [] } } : { refusal: importWords.en.inlinePhotos.noPicture }
}

function isPicture(bytes: Buffer) {
  const start = bytes.toString('latin1', 0, 12)
  return /^(\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftyp(hei|hev|mif1|msf1))/s.test(start)
}
