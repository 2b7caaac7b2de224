import { type SocialPicture, socialSize } from '../site/social-picture.ts'
import { groundOf } from './ground.ts'
import { placedArt } from './picture-art.ts'
import { brandLine, pictureWords } from './picture-words.ts'

export type PictureOrder = {
  picture: SocialPicture
  brand: string
  /** The drawing, as markup in the names of the colours. */
  art: string
  /** What the names of the colours mean. */
  colors: Record<string, string>
}

/** The whole picture as SVG: shapes alone, no text, so that nobody's fonts matter and no title can smuggle in markup. */
export function composePicture({ picture, brand, art, colors }: PictureOrder): string {
  const { width, height } = socialSize
  const ground = groundOf(picture.art)
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${ground.paint}" d="M0 0h${width}v${height}H0z"/>`,
    placedArt(picture.art, art),
    brandLine(brand, ground),
    pictureWords(picture, brand, ground),
    '</svg>',
  ].join('')
  return svg.replaceAll(/var\((--[\w-]+)\)/g, (_whole, name: string) => colors[name] ?? 'none')
}
