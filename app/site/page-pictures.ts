import type { Language } from '../platform/language.ts'
import { pictureWords } from './picture-words.ts'
import type { PictureIn, SocialArt } from './social-picture.ts'

const openDoor: SocialArt = { kind: 'drawing', drawing: 'openDoor' }
const letterSlot: SocialArt = { kind: 'drawing', drawing: 'letterSlot' }
const street: SocialArt = { kind: 'drawing', drawing: 'street' }
const keyhole: SocialArt = { kind: 'drawing', drawing: 'keyhole' }

export const wallPicture = pictureOf('wall', openDoor)
export const sharePicture = pictureOf('share', openDoor)
export const articlesPicture = pictureOf('articles', letterSlot)
export const finderPicture = pictureOf('finder', street)
export const toldNoPicture = pictureOf('toldNo', openDoor)
export const lettersPicture = pictureOf('letters', letterSlot)
export const budgetPicture = pictureOf('budget', street)
export const checklistPicture = pictureOf('checklist', keyhole)
export const sitemapPicture = pictureOf('sitemap', keyhole)

type Pictured =
  | 'wall'
  | 'share'
  | 'articles'
  | 'finder'
  | 'toldNo'
  | 'letters'
  | 'budget'
  | 'checklist'
  | 'sitemap'

function pictureOf(page: Pictured, art: SocialArt): PictureIn {
  return (language: Language) => ({ ...pictureWords[language][page], art })
}
