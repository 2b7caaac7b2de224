import { illustrativeLabel, type Testimonial, testimonialsIn } from '../../claims/testimonials.ts'
import { claimWords } from '../../claims/words.ts'
import { languages } from '../../platform/language.ts'
import {
  corporateStories,
  corporateTestimonials,
  kitStories,
  kitTestimonials,
} from '../../programs/program-testimonials.ts'
import { storyPath } from '../../site/story-path.ts'
import type { DoubtfulStory, Facts, Line } from '../facts.ts'
import { laws } from '../laws.ts'
import type { Rule, Spot } from '../rule.ts'
import { ruleWords } from '../rule-words.ts'
import { spotWords } from '../spot-words.ts'
import { beside, linesWith, quoted, spot } from '../spots.ts'

const words = ruleWords.en.testimonials

const invented: Testimonial[] = languages
  .flatMap((language) => [
    ...testimonialsIn(language),
    ...kitStories(language),
    ...kitTestimonials(language),
    ...corporateStories(language),
    ...corporateTestimonials(language),
  ])
  .filter(({ origin }) => origin === 'illustrative')

const labels = languages.map((language) => claimWords[language].illustrative).join('|')
const label = new RegExp(labels, 'i')
/** The terms say what the label means: that is no story. */
const aboutTheLabel = new RegExp(`“(?:${labels})”`, 'i')
const madeUpName = new RegExp([...new Set(invented.map(({ name }) => name.replaceAll('.', '\\.')))].join('|'))
const stars = /★/
const chooseExamples = { label: words.mend.examples, href: '/admin/settings/look#field-examples' }
const seeWall = { label: words.mend.stories, href: '/admin/stories/approved' }

export const testimonialRules: Rule[] = [
  {
    id: 'invented-testimonials',
    ...words.inventedTestimonials,
    gravity: 'stop',
    law: laws.fakeReviews,
    mend: chooseExamples,
    find: ({ lines }) => countedByPage(linesWith(lines, label, aboutTheLabel), words.found.examples),
  },
  {
    id: 'unlabelled-testimonials',
    ...words.unlabelledTestimonials,
    why: words.unlabelledTestimonials.why(illustrativeLabel),
    gravity: 'stop',
    law: laws.fakeReviews,
    mend: seeWall,
    find: ({ lines }) =>
      quoted(linesWith(lines, madeUpName, label).filter((line) => isUnlabelled(line, lines))),
  },
  {
    id: 'stars-nobody-gave',
    ...words.starsNobodyGave,
    gravity: 'first',
    law: laws.endorsements,
    mend: chooseExamples,
    find: ({ lines }) => countedByPage(linesWith(lines, stars), words.found.withStars),
  },
  storyRule({
    id: 'stories-from-nobody',
    ...words.storiesFromNobody,
    law: laws.fakeReviews,
    doubt: 'reserved address',
  }),
  storyRule({
    id: 'insider-stories',
    ...words.insiderStories,
    law: laws.insiderReviews,
    doubt: 'address of an admin',
  }),
]

function countedByPage(lines: Line[], counted: (count: number) => string): Spot[] {
  const pages = Map.groupBy(lines, ({ path }) => path)
  return [...pages].map(([path, { length }]) => spot(counted(length), path, path))
}

/** Where somebody made up is named: fewer labels than such names stand in the block. */
function isUnlabelled(line: Line, lines: Line[]) {
  const block = beside(lines, line).map(({ text }) => text)
  const labels = block.filter((text) => label.test(text))
  return labels.length < block.filter((text) => isInvented(text, block)).length
}

/** A client may share the name, hardly the place as well. */
function isInvented(text: string, block: string[]) {
  return invented.some(
    ({ name, location }) => text.includes(name) && block.some((other) => other.includes(location)),
  )
}

type OfStories = Pick<Rule, 'id' | 'title' | 'law' | 'why'> & { doubt: DoubtfulStory['doubt'] }

function storyRule({ doubt, ...rule }: OfStories): Rule {
  return {
    ...rule,
    gravity: 'stop',
    todo: words.doubtful,
    mend: seeWall,
    find: ({ doubtfulStories }: Facts) => doubtfulStories.filter((story) => story.doubt === doubt).map(told),
  }
}

function told({ id, headline }: DoubtfulStory): Spot {
  return spot(spotWords.en.quoted(headline), words.found.wall, storyPath(id))
}
