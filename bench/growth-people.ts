import { foundBy } from '../app/applications/found-by.ts'

const list = (names: string) => names.trim().split(/\s+/)

/** The most common first. */
const givenNames = list(`
  Maria James Michael Jennifer Robert Jessica David Ashley John Amanda Christopher Sarah Jose Stephanie Daniel Nicole
  Matthew Melissa Joshua Elizabeth Anthony Heather Andrew Tiffany Brandon Michelle Kevin Amber Brian Latoya Jason
  Crystal Luis Danielle Eric Rachel Juan Kimberly Justin Laura Carlos Samantha Marcus Erica Tyrone Angela Terrence
  Vanessa Jamal Keisha Xavier Monique Quincy Yolanda Zachary Guadalupe Dwayne Shaniqua Oluwaseun Zoë Nguyễn Thuy
  Priya Ivan`)
const familyNames = list(`
  Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson
  Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young
  Allen King Wright Scott Torres Nguyen Hill Flores`)
const beginnings = list(`
  Ash Beck Black Brad Bur Cald Carl Chester Cole Craw Dar Del East Fair Far Gold Green Hal Hart Hazel Hol Jef Kings
  Lang Lin Mar Mead Nor Oak Pember Quin Rad Rock Sher Stan Thorn Under Wake West Wood`)
const endings = list(`
  berry borough bridge brook burn bury by cott croft dale den field ford ham hurst ington land ley ling man mere more
  ridge shaw stead ston stone thorpe ton wall ward water way well wick win wood worth yard zell`)
/** Some names are in every town, most in one. */
const allFamilyNames = [...familyNames, ...beginnings.flatMap((first) => endings.map((last) => first + last))]
const mailHosts = list('gmail.com yahoo.com hotmail.com outlook.com icloud.com aol.com comcast.net proton.me')
const areaCodes = list(
  '713 214 832 210 404 313 216 305 602 702 414 317 901 504 816 202 310 415 503 206 612 919 704 615 918',
)
const places = [
  ...[
    'Houston, TX',
    'Dallas, TX',
    'Atlanta, GA',
    'Phoenix, AZ',
    'San Antonio, TX',
    'Detroit, MI',
    'Memphis, TN',
  ],
  ...[
    'Cleveland, OH',
    'Las Vegas, NV',
    'Milwaukee, WI',
    'Tulsa, OK',
    'Fresno, CA',
    'Toledo, OH',
    'Pecos, TX',
  ],
]
const sentences = [
  'I had an eviction in 2019 when I lost my job.',
  'My credit is bad because of medical bills.',
  'A broken lease from three years ago still shows up.',
  'I am a single mother of two and need to move by the end of the month.',
  'My landlord is selling the house.',
  'I was laid off from the warehouse but have worked again since spring.',
  'We owe the old apartment about $1,850 and pay it off every month.',
  'I have a felony from 2011 and nobody calls me back.',
  'I work nights at the hospital, please call after 2 pm.',
  'Our voucher runs out in six weeks.',
  'I am a veteran and have two dogs.',
  'Bankruptcy discharged in 2021, steady income since then.',
  'Looking for a two bedroom near the bus line.',
  'I can pay a larger deposit.',
]

/** Names, addresses and words as people have them: a few are common, most are rare. */
export function personAt(row: number) {
  const turn = randomOf(row)
  const given = oneOf(givenNames, turn() ** 1.5)
  const family = oneOf(allFamilyNames, turn() ** 2)
  const digits = oneOf(areaCodes, turn() ** 1.5) + String(Math.floor(2e6 + turn() * 8e6))
  const mailName = `${given}${oneOf(['.', '', '_'], turn())}${family}`.toLowerCase()
  const person = {
    reference: referenceOf(row),
    full_name: `${given} ${family}`,
    email: `${mailName}${Math.floor(turn() * 1000) || ''}@${oneOf(mailHosts, turn() ** 2)}`,
    phone: digits.replace(/(...)(...)/, '($1) $2-'),
    place: oneOf(places, turn() ** 1.5),
    words: `${oneOf(sentences, turn())} ${oneOf(sentences, turn())}`,
  }
  return { ...person, ...foundBy(person) }
}

/** No two alike. */
function referenceOf(row: number) {
  const signs = (((row + 1) * 20_000_003) % 31 ** 7).toString(31).padStart(7, 'z').toUpperCase()
  return `${signs.slice(0, 3)}-${signs.slice(3)}`
}

function oneOf(things: string[], part: number) {
  return things[Math.floor(part * things.length)] ?? ''
}

/** From 0 to 1; the same row is the same person each time. */
function randomOf(row: number) {
  let state = row
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
