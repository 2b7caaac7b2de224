import type { SocialArt, SocialPicture } from './social-picture.ts'

const openDoor: SocialArt = { kind: 'drawing', drawing: 'openDoor' }
const letterSlot: SocialArt = { kind: 'drawing', drawing: 'letterSlot' }
const keyhole: SocialArt = { kind: 'drawing', drawing: 'keyhole' }

export const wallPicture: SocialPicture = {
  headline: 'The approval wall',
  line: 'Renters who were told no, and then told yes.',
  art: openDoor,
}

export const sharePicture: SocialPicture = {
  label: 'The approval wall',
  headline: 'Share your story',
  line: 'Were you told no, and then told yes? Tell others how it went.',
  art: openDoor,
}

export const articlesPicture: SocialPicture = {
  label: 'Articles',
  headline: 'Plain help with renting after a no',
  line: 'What reports say, what rules hold, what to tell a landlord.',
  art: letterSlot,
}

export const finderPicture: SocialPicture = {
  label: 'Rent finder',
  headline: 'Where can I afford to live?',
  line: 'Towns whose fair rent fits what you can pay, nearest first.',
  art: { kind: 'drawing', drawing: 'street' },
}

export const sitemapPicture: SocialPicture = {
  label: 'Sitemap',
  headline: 'Every page, in one list',
  line: 'Programs, policies, 50 states, cities and neighborhoods.',
  art: keyhole,
}
