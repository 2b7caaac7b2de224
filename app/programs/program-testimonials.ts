import type { Testimonial } from '../claims/testimonials.ts'
import type { Language } from '../platform/language.ts'
import { testimonialWords } from './testimonials-words.ts'

/** All made up, and marked so. Real ones get the origin 'client' and take their places. */
export function kitStories(language: Language): Testimonial[] {
  const { rosa, calvin, hannah } = testimonialWords[language]
  return [
    { ...example('Rosa M.', 'San Antonio, TX', 'apartment'), ...rosa, isLoud: true },
    { ...example('Calvin B.', 'Memphis, TN', 'apartment'), ...calvin },
    { ...example('Hannah S.', 'Spokane, WA', 'house'), ...hannah },
  ]
}

/** One for each kind of home the kit was used for. */
export function kitTestimonials(language: Language): Testimonial[] {
  const { andre, lucia, grace, mike, shirley, devon } = testimonialWords[language]
  return [
    { ...example('Andre P.', 'Cleveland, OH', 'apartment'), ...andre },
    { ...example(lucia.name, 'Tucson, AZ', 'house'), ...lucia, isLoud: true },
    { ...example('Grace O.', 'Orlando, FL', 'condo'), ...grace },
    { ...example('Mike D.', 'Raleigh, NC', 'townhome'), ...mike },
    { ...example('Shirley A.', 'Mobile, AL', 'trailer'), ...shirley, isLoud: true },
    { ...example('Devon L.', 'Kansas City, MO', 'apartment'), ...devon },
  ]
}

export function corporateStories(language: Language): Testimonial[] {
  const { yvonne, omar, beth } = testimonialWords[language]
  return [
    { ...example('Yvonne C.', 'Charlotte, NC', 'apartment'), ...yvonne, isLoud: true },
    { ...example('Omar J.', 'Dallas, TX', 'townhome'), ...omar },
    { ...example('Beth K.', 'Columbus, OH', 'apartment'), ...beth },
  ]
}

export function corporateTestimonials(language: Language): Testimonial[] {
  const { samuel, keisha, paul, dwayne } = testimonialWords[language]
  return [
    { ...example('Samuel V.', 'Denver, CO', 'apartment'), ...samuel },
    { ...example('Keisha N.', 'Baltimore, MD', 'townhome'), ...keisha },
    { ...example(paul.name, 'Sacramento, CA', 'house'), ...paul },
    { ...example('Dwayne H.', 'Jacksonville, FL', 'condo'), ...dwayne },
  ]
}

function example(name: string, location: string, property: Testimonial['property']) {
  return { origin: 'illustrative' as const, name, location, property }
}
